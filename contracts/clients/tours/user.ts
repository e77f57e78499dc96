import { Api } from './client.ts'
import { finish, refusalOf, settings } from './tour.ts'

const { account, auth } = new Api(settings)

const who = await account.getAccountAuth()
const own = await account.getProfile()
const refusal = await refusalOf(auth.checkSavePasswordCode({ code: '000000' }))

finish({ account: who.data.accountId, profile: own.data.profile?.accountId, refusal })
