# Refusals that have to do with accounts.

error-account-name-taken = Somebody has this name here, or one that looks the same. Choose another.
error-bad-password = A password has at least 8 characters, and is none of the first that anybody would try.
error-sign-in-refused = There is no account with this name and this password.
error-not-signed-in = You are not signed in.
error-registration-closed = Here the host of the server makes the accounts. Ask for one.
error-passkey-refused = This passkey opens no account here, or it took too long. Try again, or sign in with your password.
error-sign-in-again = This needs somebody who has just signed in. Sign out, sign in again, and try once more.
error-last-way = This is the last way into your account: without it nobody could sign in any more. Add another first.
error-no-days-left = You have not so many days of vacation left in this year.
error-provider-refused = Signing in there did not work, or it took too long. Try again from the page of your account.
error-link-spent = This link is wrong or too old, or has been used already. Ask for a new one.

table-event-seat-open = { $seat } is free: whoever played it has left for good. The host can make a link to it or let a bot play on.
error-needs-account = This match counts for ratings: sign in first, then sit down.
error-one-seat-each = This match counts for ratings: each player holds one seat, and you hold another.
