"""Bloody Fields of Mollwitz: the battle of 10 April 1741, by Sławomir Łukasik."""
