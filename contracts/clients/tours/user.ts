import { Api } from './client.ts'
import { printResult, refusalOf, settings } from './tour.ts'

const { account, auth } = new Api(settings)

const who = await account.getAccountAuth()
const own = await account.getProfile()
const refusal = await refusalOf(auth.checkSavePasswordCode({ code: '000000' }))

printResult({ account: who.data.accountId, profile: own.data.profile?.accountId, refusal })
