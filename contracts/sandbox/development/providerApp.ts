import { createHash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { socialProviders, type SocialProvider } from '../../auth/provider.endpoints.ts'
import { providerPeople } from './providerPeople.content.ts'
import { failureResponse, Failure } from '../runtime/failure.ts'
import { isOwnHost } from '../runtime/http/ownHosts.ts'
import type { ConfirmedPerson, TestProvider } from '../runtime/security/testProvider.ts'
import { providerPage, type ProviderVisit } from './providerPage.ts'

/**
 * The test provider's page, `/_sandbox/provider/google?return_url=…&state=…`, where the user signs in as an invented
 * person or cancels. It redirects to the return address with the unchanged `state`, and `code` or
 * `error=access_denied`.
 */
export function providerApp(testProvider: TestProvider): Hono {
  const app = new Hono()
  app.get('/:provider', (context) => {
    const visit = visitOf(context, (name) => context.req.query(name))
    return visit ? context.html(providerPage(visit), 200, pageHeaders) : failureResponse(new Failure('NotFound'))
  })
  app.post('/:provider', async (context) => {
    const form = await context.req.formData().catch(() => new FormData())
    const field = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : undefined
    }
    const visit = visitOf(context, field)
    if (!visit) return failureResponse(new Failure('NotFound'))
    const person = personOf(visit.provider, field)
    const answer = person ? (['code', testProvider.confirm(person)] as const) : (['error', 'access_denied'] as const)
    return context.redirect(wayBack(visit, answer), 303)
  })
  return app
}

/** Headers of the provider's page, which allow only inline styles and no script. */
const pageHeaders = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" }

function visitOf({ req }: Context, valueOf: (name: string) => string | undefined): ProviderVisit | undefined {
  const provider = socialProviders.find((name) => name.toLowerCase() === req.param('provider'))
  const [returnUrl = '', state = ''] = [valueOf('return_url'), valueOf('state')]
  const isHere = /^https?:\/\//.test(returnUrl) && isOwnHost(returnUrl)
  return provider && isHere && state ? { provider, returnUrl, state } : undefined
}

/** The person whom the user chose or whose name the user entered; undefined if the user cancelled. */
function personOf(provider: SocialProvider, field: (name: string) => string | undefined): ConfirmedPerson | undefined {
  const chosen = field('person')
  const known = providerPeople.find(({ subject }) => subject === chosen)
  if (known) return { provider, subject: known.subject, email: known.email }
  const name = field('name')?.trim()
  if (chosen !== 'other' || !name) return undefined
  // Derives the person's id from the name, so that the same name is the same person on the next visit.
  const subject = createHash('sha256').update(name.normalize('NFKC')).digest('hex').slice(0, 32)
  return { provider, subject, email: field('email')?.trim() || undefined }
}

function wayBack({ returnUrl, state }: ProviderVisit, [name, value]: readonly [string, string]): string {
  const url = new URL(returnUrl)
  url.searchParams.set(name, value)
  url.searchParams.set('state', state)
  return url.href
}
