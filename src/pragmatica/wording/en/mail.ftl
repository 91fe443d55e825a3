# Mails.

mail-why = You get this mail because you asked for it at a table of Pragmatica.
mail-settings = What you are told
mail-end = No more mails
mail-confirm-subject = Shall Pragmatica write to you here?
mail-confirm-text = Somebody, you we hope, wants Pragmatica to write to this address when it is his turn. Open this page to agree:
mail-confirm-otherwise = If you know nothing of it, do nothing: you will get no further mail.

mail-account-confirm-subject = Is this your address?
mail-account-confirm-text = The account { $name } at Pragmatica is to have this mail address. Open this page within a day and press its button:
mail-account-confirm-otherwise = If you know nothing of it, do nothing: the address belongs to no account then.
mail-account-enter-subject = Your link to sign in at Pragmatica
mail-account-enter-text = With this link you sign in as { $name }. It is good once, for a quarter of an hour:
mail-account-enter-otherwise = If you did not ask for it, do nothing. Pass the link on to nobody: whoever has it is signed in with your account.
mail-account-reset-subject = Another password at Pragmatica
mail-account-reset-text = With this link you set another password for the account { $name }. It is good once, for an hour. All devices are signed out by it:
mail-account-reset-otherwise = If you did not ask for it, do nothing: your password stays. Pass the link on to nobody.
mail-account-changed-subject = The address of your account at Pragmatica
mail-account-changed-text = The account { $name } has this mail address no longer. It was taken away or changed by somebody who is signed in with it.
mail-account-changed-otherwise = If it was not you, tell whoever runs this server at once.
