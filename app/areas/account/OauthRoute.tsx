import { useMutation, useQuery } from '@tanstack/react-query'
import { socialProviders } from '@tsudoi/contracts/auth/provider.endpoints'
import { OauthScreen } from '@tsudoi/design-system/screens/account/OauthScreen'
import type { LoginServiceChange } from '@tsudoi/design-system/screens/account/oauth.types'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { usePlatform } from '../../platform/usePlatform.ts'
import { configuredProviders } from '../../providers/providers.ts'
import { useProviderRedirect } from '../../providers/useProviderRedirect.ts'
import { isSending } from '../../queries/isSending.ts'
import { queryClient } from '../../queryClient.ts'
import { useStateField } from '../../router/locationState.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { unlinkProviderMutation } from './oauth.mutations.ts'
import { loginMethodsQuery } from './oauth.queries.ts'
import { loginServicesView } from './oauth.mappers.ts'

/** Prefetches the data of the page. */
export function beforeRender() {
  if (isMember()) void queryClient.prefetchQuery(loginMethodsQuery)
}

/**
 * Returns the provider that was linked just before this page opened. Also removes it from the history state, so that a
 * reload does not announce the link again.
 */
function useLinked() {
  const stored = useStateField('linked')
  const [linked] = useState(() => socialProviders.find((provider) => provider === stored))
  const navigate = useNavigate()
  useEffect(() => {
    if (linked) void navigate(paths.oauth, { replace: true })
  }, [linked, navigate])
  return linked
}

/** Lists the external services that the member can log in with, and links or unlinks them (R023). */
export function Component() {
  const linked = useLinked()
  const ways = useQuery(loginMethodsQuery)
  const { redirect, starting } = useProviderRedirect({ intent: 'link' })
  const unlink = useMutation(unlinkProviderMutation)
  const news: LoginServiceChange | undefined = unlink.isSuccess
    ? { provider: unlink.variables, happened: 'unlinked' }
    : unlink.isIdle && linked
      ? { provider: linked, happened: 'linked' }
      : undefined
  return (
    <Page>
      <OauthScreen
        ways={loadableOf(ways, (registration) => loginServicesView(registration, configuredProviders))}
        news={news}
        starting={starting}
        unlinking={unlink.isPending ? unlink.variables : undefined}
        onLink={redirect}
        onUnlink={(provider) => {
          if (!isSending(unlinkProviderMutation.mutationKey)) unlink.mutate(provider)
        }}
        canLink={usePlatform().canVisitProviders}
        hrefs={{ account: paths.account, email: paths.accountEmail, password: paths.accountPassword }}
      />
    </Page>
  )
}
