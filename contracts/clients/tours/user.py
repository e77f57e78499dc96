from models import CheckSavePasswordCodeRequest
from tour import client, finish, refusal_of

who = client.get_account_auth()
own = client.get_profile()
refusal = refusal_of(lambda: client.check_save_password_code(body=CheckSavePasswordCodeRequest(code="000000")))

finish(account=who.accountId, profile=own.profile and own.profile.accountId, refusal=refusal)
