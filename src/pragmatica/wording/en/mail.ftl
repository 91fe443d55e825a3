# Mails.

mail-why = You get this mail because you asked for it at a table of Pragmatica.
mail-settings = What you are told
mail-end = No more mails
mail-confirm-subject = Shall Pragmatica write to you here?
mail-confirm-text = Somebody, you we hope, wants Pragmatica to write to this address when it is his turn. Open this page to agree:
mail-confirm-otherwise = If you know nothing of it, do nothing: you will get no further mail.
