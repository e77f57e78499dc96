import * as z from 'zod/mini'
import { gatewayPatience, type CardGateway, type GatewayAnswer } from './cardGateway.ts'
import type { SbpsConfig } from './sbpsConfig.ts'

/**
 * The token script of SB Payment Service, as it is documented (https://developer.sbpayment.jp/?p=5911): a global with
 * one function, which asks SBPS by a script element of its own and calls back with the answer. It knows no time limit,
 * and does not call back where its own request fails.
 */
interface TokenScript {
  generateToken: (
    request: {
      merchantId: string
      serviceId: string
      /** Up to 16 figures without hyphens. */
      ccNumber: string
      /** YYYYMM. */
      ccExpiration: string
      /** 3 or 4 figures. */
      securityCode: string
    },
    callback: (answer: unknown) => void,
  ) => void
}

declare global {
  interface Window {
    com_sbps_system?: TokenScript
  }
}

const tokenAnswer = z.object({
  result: z.string(),
  /** Five figures where the result is NG: two for the kind of the mistake, three for the field. */
  errorCode: z.optional(z.string()),
  tokenResponse: z.optional(z.object({ token: z.string(), tokenKey: z.string() })),
})

const fields: Readonly<Record<string, 'number' | 'expiry' | 'code'>> = {
  '003': 'number',
  '004': 'expiry',
  '005': 'code',
}

/** The kinds of mistakes that are not the payer's: SBPS itself fails, or the merchant's numbers are not known. */
const isTheirs = (errorCode: string) => errorCode.startsWith('99') || ['001', '002'].includes(errorCode.slice(2))

/** What SBPS answered; the payment host needs token and key, so both are the card's token (Q122). */
export function readTokenAnswer(given: unknown): GatewayAnswer {
  const { data } = z.safeParse(tokenAnswer, given)
  if (!data) return { state: 'unanswered' }
  const { result, errorCode = '', tokenResponse } = data
  if (result === 'OK' && tokenResponse)
    return { state: 'token', cardToken: `${tokenResponse.token}:${tokenResponse.tokenKey}` }
  if (result !== 'NG' || isTheirs(errorCode)) return { state: 'unanswered' }
  return { state: 'refused', field: fields[errorCode.slice(2)] }
}

/**
 * The content policy allows no address but the gateway's for a script (tools/hosting). This is the one Trusted Types
 * policy of the card's document: its own script and the one that SBPS adds are set by their addresses.
 */
function allowScriptsOf(origin: string): void {
  const { trustedTypes } = window as unknown as {
    trustedTypes?: { defaultPolicy: unknown; createPolicy: (name: string, rules: object) => unknown }
  }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', {
    createScriptURL: (address: string) => (URL.parse(address)?.origin === origin ? address : null),
  })
}

/** Fetches the script; a try that failed is followed by another one with the next card. */
function fetchScript(address: string): Promise<TokenScript | undefined> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    const give = () => {
      clearTimeout(late)
      resolve(window.com_sbps_system)
    }
    const late = setTimeout(give, gatewayPatience - 1_000)
    script.onload = give
    script.onerror = give
    script.referrerPolicy = 'no-referrer'
    script.src = address
    document.head.append(script)
  })
}

/** SBPS, by its token script. `fetchedEarly`: asked for with the page, so that it is there when a card is. */
export function sbpsGateway({ script, merchantId, serviceId }: SbpsConfig): CardGateway {
  allowScriptsOf(new URL(script).origin)
  let fetching = fetchScript(script)
  return {
    async tokenise({ number, expiry, securityCode }) {
      const tokens = window.com_sbps_system ?? (await fetching)
      if (!tokens) {
        fetching = fetchScript(script)
        return { state: 'unreached' }
      }
      const request = { merchantId, serviceId, ccNumber: number, ccExpiration: expiry, securityCode }
      return new Promise((resolve) => tokens.generateToken(request, (answer) => resolve(readTokenAnswer(answer))))
    },
  }
}
