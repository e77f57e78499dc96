import * as z from 'zod/mini'

const config = z.object({
  /** https://token.sps-system.com/sbpstoken/com_sbps_system_token.js, or the one for trying out. */
  script: z.url({ protocol: /^https$/ }),
  merchantId: z.string().check(z.regex(/^\d{5}$/)),
  serviceId: z.string().check(z.regex(/^\d{3}$/)),
})

/** What SB Payment Service gave a merchant. Nothing of it is secret: every payer's browser has it. */
export type SbpsConfig = z.infer<typeof config>

/** Reads `VITE_SBPS`; undefined where it is empty. What is no configuration is said when the app is built. */
export function sbpsConfig(text: string): SbpsConfig | undefined {
  if (text === '') return undefined
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    given = undefined
  }
  const { data } = z.safeParse(config, given)
  if (data) return data
  throw new Error(
    'VITE_SBPS is a JSON object with the https address of the token script and the two numbers as texts: {"script":"https://…","merchantId":"12345","serviceId":"001"}.',
  )
}
