"""Graphs of cities joined by roads: distances and paths. Cities are the integers 0 to n-1."""

from __future__ import annotations

UNREACHABLE = 255


def distances(neighbours: list[list[int]]) -> list[list[int]]:
    """Smallest number of roads between every two cities, whatever stands on them; UNREACHABLE where there is no way."""
    return [distances_from(neighbours, city, UNREACHABLE - 1) for city in range(len(neighbours))]


def distances_from(neighbours: list[list[int]], start: int, limit: int) -> list[int]:
    """Smallest number of roads from `start` to every city, up to `limit`; UNREACHABLE beyond."""
    found = [UNREACHABLE] * len(neighbours)
    found[start] = 0
    ring = [start]
    for distance in range(1, limit + 1):
        following: list[int] = []
        for city in ring:
            for neighbour in neighbours[city]:
                if found[neighbour] == UNREACHABLE:
                    found[neighbour] = distance
                    following.append(neighbour)
        if not following:
            break
        ring = following
    return found
