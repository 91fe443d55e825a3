# Refusals that have to do with accounts.

error-account-name-taken = Somebody has this name here, or one that looks the same. Choose another.
error-bad-password = A password has at least 8 characters, and is none of the first that anybody would try.
error-sign-in-refused = There is no account with this name and this password.
error-not-signed-in = You are not signed in.
error-registration-closed = Here the host of the server makes the accounts. Ask for one.
