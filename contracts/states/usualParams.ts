import { choice, text } from './state.ts'

export const accountId = text('acc-hikari', 'Whose it is; the account exists')
export const ipId = text('ip-hoshiyomi', 'Id of the channel')
export const detail = choice(
  ['full', 'minimal'],
  '`full`: every optional field of the answer is there; `minimal`: as few as the host can leave it with',
)
