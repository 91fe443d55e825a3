# The image of server and worker: `docker build -t pragmatica .`; compose.yaml runs it with PostgreSQL and Caddy.
FROM debian:bookworm-slim AS built
COPY . /src
RUN /src/deploy/install.sh

FROM debian:bookworm-slim
RUN apt-get -q update \
    && apt-get -q -y --no-install-recommends install ca-certificates python3 \
    && rm -rf /var/lib/apt/lists/*
COPY --from=built /opt/pragmatica /opt/pragmatica
RUN useradd --system --home-dir /var/lib/pragmatica --shell /usr/sbin/nologin pragmatica \
    && install -d -o pragmatica -g pragmatica -m 0700 /var/lib/pragmatica
USER pragmatica
VOLUME /var/lib/pragmatica
ENV PRAGMATICA_DATA=/var/lib/pragmatica PRAGMATICA_HOST=0.0.0.0
EXPOSE 8000
ENTRYPOINT ["/opt/pragmatica/bin/pragmatica"]
CMD ["serve"]
