"""Drawings as SVG, written line by line: what the pictures of all boards are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]

FONT: Final = "'EB Garamond', Garamond, Georgia, 'Times New Roman', serif"
PAPER: Final = "#f3ead6"
INK: Final = "#2a2018"
SOFT: Final = "#6f6350"
IVORY: Final = "#fffaf0"
BLOOD: Final = "#a11f2d"


class Drawing:
    """A sheet with a frame, on which the parts are laid one above the other; `span` is what is in the frame."""

    def __init__(self, span: tuple[float, float, float, float], unit: float, paper: str = PAPER) -> None:
        self.x, self.y, self.w, self.h = span
        self.unit: Final = unit  # the height of usual writing
        self._paper: Final = paper
        self._lines: list[str] = []

    def add(self, tag: str, content: str = "", /, **attributes: object) -> None:
        """One element; `stroke_width` is written as `stroke-width`."""
        self._lines.append(_element(tag, content, attributes))

    def path(self, points: Iterable[Point], closed: bool = True, /, **attributes: object) -> None:
        """A line through points, or what it encloses."""
        self.add("path", d=path_of(points, closed), **attributes)

    def circle(self, at: Point, radius: float, /, **attributes: object) -> None:
        """A disc."""
        self.add("circle", cx=at[0], cy=at[1], r=radius, **attributes)

    def rect(self, at: Point, w: float, h: float, /, **attributes: object) -> None:
        """A rectangle, by its middle."""
        self.add("rect", x=at[0] - w / 2, y=at[1] - h / 2, width=w, height=h, **attributes)

    def text(self, at: Point, text: str, size: float = 0, /, halo: str = "", **attributes: object) -> None:
        """Writing; a halo keeps it legible on whatever lies below."""
        width = (size or self.unit) / 4
        ring = {"stroke": halo, "stroke_width": width, "paint_order": "stroke", "stroke_linejoin": "round"}
        ringed: dict[str, object] = ring if halo else {}
        told = {"text_anchor": "middle", "fill": INK, "font_size": size or self.unit, **ringed, **attributes}
        self.add("text", escape(text), x=at[0], y=at[1], **told)

    def battle(self, at: Point, size: float) -> None:
        """Crossed swords: a battle is fought here."""
        x, y = at
        self.circle(at, size, fill="#fbf6ea", stroke=BLOOD, stroke_width=size / 7, opacity=0.95)
        for way in (-1, 1):
            reach, grip = size * 0.62 * way, size * 0.62
            self.path([(x - reach, y + grip), (x + reach, y - grip)], False, stroke=BLOOD, stroke_width=size / 6)
            hilt = [(x - reach * 0.95, y + grip * 0.25), (x - reach * 0.25, y + grip * 0.95)]
            self.path(hilt, False, stroke=BLOOD, stroke_width=size / 7)

    def svg(self, title: str, caption: str, legend: Iterable[tuple[str, str]]) -> str:
        """The whole, framed: above it a title, below it what the picture shows and whose the colours are."""
        unit = self.unit
        band, margin = unit * 2.4, unit * 1.2
        x, y, w, h = self.x - margin, self.y - band, self.w + 2 * margin, self.h + 2 * band
        head = Drawing((x, y, w, h), unit)
        head.text((self.x, self.y - unit * 0.9), title, unit * 1.5, text_anchor="start", font_weight=700)
        head.text((self.x + self.w, self.y - unit * 0.9), caption, unit * 1.2, text_anchor="end", font_style="italic")
        at = self.x
        for colour, name in legend:
            head.circle(
                (at + unit * 0.5, self.y + self.h + unit * 1.35), unit * 0.5, fill=colour, stroke=INK, stroke_width=1
            )
            head.text((at + unit * 1.3, self.y + self.h + unit * 1.7), name, unit * 1.1, text_anchor="start")
            at += unit * (2.4 + 0.56 * len(name))
        frame = _element(
            "rect", "", dict(_box(self.x, self.y, self.w, self.h), fill="none", stroke=INK, stroke_width=unit / 7)
        )
        inset = unit * 0.3
        line = _element(
            "rect",
            "",
            dict(
                _box(self.x + inset, self.y + inset, self.w - 2 * inset, self.h - 2 * inset),
                fill="none",
                stroke=INK,
                stroke_width=unit / 22,
            ),
        )
        ground = _element("rect", "", dict(_box(self.x, self.y, self.w, self.h), fill=self._paper))
        clip = _element("clipPath", _element("rect", "", _box(self.x, self.y, self.w, self.h)), {"id": "frame"})
        inner = _element("g", "\n".join([ground, *self._lines]), {"clip_path": "url(#frame)"})
        parts = [
            f"<title>{escape(f'{title}. {caption}')}</title>",
            _element("defs", clip, {}),
            _element("rect", "", dict(_box(x, y, w, h), fill="#fbf6ea")),
            inner,
            frame,
            line,
            *head._lines,
        ]
        box = " ".join(_number(one) for one in (x, y, w, h))
        attributes = {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": box,
            "width": round(w),
            "height": round(h),
            "role": "img",
            "font_family": FONT,
        }
        return _element("svg", "\n".join(parts), attributes)


def _box(x: float, y: float, w: float, h: float) -> dict[str, object]:
    return {"x": x, "y": y, "width": w, "height": h}


def _element(tag: str, content: str, attributes: Mapping[str, object]) -> str:
    told = "".join(f" {name.replace('_', '-')}={quoteattr(_told(value))}" for name, value in attributes.items())
    return f"<{tag}{told}>{content}</{tag}>" if content else f"<{tag}{told}/>"


def _told(value: object) -> str:
    return _number(value) if isinstance(value, float) else str(value)


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def path_of(points: Iterable[Point], closed: bool = True) -> str:
    """The data of a path through points."""
    return "M" + "L".join(f"{_number(x)} {_number(y)}" for x, y in points) + ("Z" if closed else "")


def span_of(points: Iterable[Point], margin: float) -> tuple[float, float, float, float]:
    """The rectangle around points: its corner, width and height."""
    all_points = list(points)
    left, top = (min(one[axis] for one in all_points) - margin for axis in (0, 1))
    right, bottom = (max(one[axis] for one in all_points) + margin for axis in (0, 1))
    return left, top, right - left, bottom - top
