from client import call, finish, refusal_of

who = call("getAccountAuth")
own = call("getProfile")
refusal = refusal_of("checkSavePasswordCode", body={"code": "000000"})

finish(account=who.accountId, profile=own.profile and own.profile.accountId, refusal=refusal)
