import * as z from 'zod/mini'

const config = z.object({
  /**
   * The address is https://token.sps-system.com/sbpstoken/com_sbps_system_token.js, or that of the test environment.
   */
  script: z.url({ protocol: /^https$/ }),
  merchantId: z.string().check(z.regex(/^\d{5}$/)),
  serviceId: z.string().check(z.regex(/^\d{3}$/)),
})

/** A merchant's configuration at SB Payment Service. It is not secret: every payer's browser receives it. */
export type SbpsConfig = z.infer<typeof config>

/** Parses `VITE_SBPS`; undefined if it is empty. Throws at build time if it is invalid. */
export function parseSbpsConfig(text: string): SbpsConfig | undefined {
  if (text === '') return undefined
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    json = undefined
  }
  const { data } = z.safeParse(config, json)
  if (data) return data
  throw new Error(
    'VITE_SBPS is a JSON object with the https address of the token script and the two numbers as texts: {"script":"https://…","merchantId":"12345","serviceId":"001"}.',
  )
}
