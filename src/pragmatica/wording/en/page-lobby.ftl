# Tables at which somebody is still wanted.

web-lobby = Open tables
web-lobby-none = Nobody is waiting for players at the moment. Open a table that everybody may find, and others will see it here.
