"""Classes whose objects cannot be changed, and the function that makes such objects faster than their class."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, field

import pytest

from pragmatica.core.frozen import frozen, maker


@frozen(kw_only=True)
class Named:
    """A class from which another takes a field."""

    name: str


@frozen(kw_only=True)
class Parcel(Named):
    """Fields of all sorts: with defaults, and of what can be changed elsewhere."""

    weight: int = 3
    stamps: list[int]
    marks: dict[str, int] = field(default_factory=dict)


make = maker(Parcel)


def test_the_maker_makes_what_the_class_does() -> None:
    """Of the same class, with the same fields, the same defaults among them."""
    made = make(name="a", stamps=[1, 2])
    assert type(made) is Parcel
    assert made == Parcel(name="a", stamps=[1, 2], weight=3, marks={})


def test_what_the_maker_has_made_is_frozen() -> None:
    """No field can be set."""
    with pytest.raises(FrozenInstanceError):
        setattr(make(name="a", stamps=[]), "weight", 4)  # noqa: B010


def test_what_the_maker_has_made_shuts_its_lists_and_dictionaries() -> None:
    """Those that it was given stay open, and its own ones do not follow them."""
    stamps = [1]
    made = make(name="a", stamps=stamps, marks={"b": 1})
    stamps.append(2)
    assert made.stamps == [1]
    with pytest.raises(TypeError):
        made.stamps.append(3)
    with pytest.raises(TypeError):
        made.marks["b"] = 2


def test_the_maker_takes_fields_by_name_only() -> None:
    """As the class does; one that is missing, and one that there is not, are refused."""
    with pytest.raises(TypeError):
        make(stamps=[])  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        make(name="a", stamps=[], colour="red")  # type: ignore[call-arg]
