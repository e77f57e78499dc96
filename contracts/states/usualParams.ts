import { choiceParam, textParam } from './state.ts'

/** The parameter of a provider state that names the account to which the created thing belongs. */
export const accountId = textParam('acc-hikari', 'Whose it is; the account exists')

/** The parameter of a provider state that names the channel. */
export const ipId = textParam('ip-hoshiyomi', 'Id of the channel')

/** The parameter of a provider state that says how many optional fields the created thing has. */
export const detail = choiceParam(
  ['full', 'minimal'],
  '`full`: every optional field of the answer is there; `minimal`: as few as the host can leave it with',
)
