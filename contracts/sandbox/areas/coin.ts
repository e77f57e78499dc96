import { memberOf, type Handlers } from '../http/ask.ts'
import { balanceOf } from '../ledger.ts'

export const coinHandlers: Handlers<'coin'> = {
  getCoinBalance: (ask) => balanceOf(ask, memberOf(ask)),
}
