import * as z from 'zod/mini'
import { cardGatewayTimeoutMs, type CardGateway, type CardGatewayAnswer } from './cardGateway.ts'
import type { SbpsConfig } from './parseSbpsConfig.ts'
import { parseUrl } from '@tsudoi/design-system/text/parseUrl'

/**
 * The token script of SB Payment Service (https://developer.sbpayment.jp/?p=5911): a global object with one function,
 * which requests a token through a script element and passes the answer to a callback. It has no timeout and does not
 * call back if its request fails.
 */
interface TokenScript {
  generateToken: (
    request: {
      merchantId: string
      serviceId: string
      /** The card number: up to 16 digits without hyphens. */
      ccNumber: string
      /** The card's expiry month as YYYYMM. */
      ccExpiration: string
      /** The security code: 3 or 4 digits. */
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
  /** Five digits if the result is `NG`, which means a failure: two for the kind of error, three for the field. */
  errorCode: z.optional(z.string()),
  tokenResponse: z.optional(z.object({ token: z.string(), tokenKey: z.string() })),
})

const fields: Readonly<Record<string, 'number' | 'expiry' | 'code'>> = {
  '003': 'number',
  '004': 'expiry',
  '005': 'code',
}

/** Whether an error is the fault of SBPS or of the merchant's configuration, and not of the payer. */
const isProviderError = (errorCode: string) => errorCode.startsWith('99') || ['001', '002'].includes(errorCode.slice(2))

/**
 * Parses SBPS's answer. The card token consists of SBPS's token and key, because the payment server needs both (Q122).
 */
export function parseSbpsTokenAnswer(given: unknown): CardGatewayAnswer {
  const { data } = z.safeParse(tokenAnswer, given)
  if (!data) return { state: 'unanswered' }
  const { result, errorCode = '', tokenResponse } = data
  if (result === 'OK' && tokenResponse)
    return { state: 'token', cardToken: `${tokenResponse.token}:${tokenResponse.tokenKey}` }
  if (result !== 'NG' || isProviderError(errorCode)) return { state: 'unanswered' }
  return { state: 'refused', field: fields[errorCode.slice(2)] }
}

/**
 * Creates the only Trusted Types policy of the card page: scripts may be loaded from `origin` only, which covers SBPS's
 * script and the one it adds. The content security policy allows the same origin (tools/hosting).
 */
function allowScriptsOf(origin: string): void {
  const { trustedTypes } = window as unknown as {
    trustedTypes?: { defaultPolicy: unknown; createPolicy: (name: string, rules: object) => unknown }
  }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', {
    createScriptURL: (address: string) => (parseUrl(address)?.origin === origin ? address : null),
  })
}

/** Loads the token script. Resolves with undefined if the script fails to load or takes too long. */
function fetchScript(address: string): Promise<TokenScript | undefined> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    const finish = () => {
      clearTimeout(timer)
      resolve(window.com_sbps_system)
    }
    const timer = setTimeout(finish, cardGatewayTimeoutMs - 1_000)
    script.onload = finish
    script.onerror = finish
    script.referrerPolicy = 'no-referrer'
    script.src = address
    document.head.append(script)
  })
}

/**
 * A gateway that uses SBPS's token script, which begins to load with the page. If that failed, each card loads it
 * again.
 */
export function createSbpsGateway({ script, merchantId, serviceId }: SbpsConfig): CardGateway {
  allowScriptsOf(new URL(script).origin)
  let loading = fetchScript(script)
  return {
    async tokenise({ number, expiry, securityCode }) {
      const tokenScript = window.com_sbps_system ?? (await loading)
      if (!tokenScript) {
        loading = fetchScript(script)
        return { state: 'unreached' }
      }
      const request = { merchantId, serviceId, ccNumber: number, ccExpiration: expiry, securityCode }
      return new Promise((resolve) =>
        tokenScript.generateToken(request, (answer) => resolve(parseSbpsTokenAnswer(answer))),
      )
    },
  }
}
