import { ProviderReturnScreen } from '@tsudoi/design-system/screens/login/ProviderReturnScreen'
import type { ProviderReturn } from '@tsudoi/design-system/screens/login/provider.types'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureOf } from '../../errors/failure.ts'
import { paths, withCallback } from '../../paths.ts'
import { useProviderRedirect } from '../../providers/useProviderRedirect.ts'
import { isMember } from '../../session/sessionStore.ts'
import { openCallback } from '../../shell/openCallback.ts'
import { Page } from '../../shell/Page.tsx'
import { useStepFocus } from '../../forms/useStepFocus.ts'
import { providerSignupUrl } from './finishProviderRedirect.ts'
import {
  receiveProviderAnswer,
  retryProviderAnswer,
  useProviderReturnState,
  type ProviderReturnState,
} from './providerReturn.ts'

/** Checks the login provider's answer in the URL and sends its code to the server, while the page is loading. */
export function beforeRender() {
  void receiveProviderAnswer()
}

function outcomeOf(current: ProviderReturnState): ProviderReturn {
  if (current.state === 'checking') return { state: 'checking', provider: current.redirect?.provider }
  if (current.state === 'newcomer') return { state: 'newcomer', provider: current.redirect.provider }
  if (current.state === 'problem') return { state: 'problem', problem: current.problem, errand: current.redirect }
  if (current.state === 'failed')
    return { state: 'failed', failure: failureOf(current.error), errand: current.redirect }
  return current.state === 'unknown' ? { state: 'problem', problem: 'unknown' } : { state: 'checking' }
}

const withOptionalCallback = (path: string, callback?: string) => (callback ? withCallback(path, callback) : path)

/** Links for users who do not want to continue with the provider. They keep the `callback` (S026). */
function hrefsOf(current: ProviderReturnState) {
  const redirect = 'redirect' in current ? current.redirect : undefined
  const login = withOptionalCallback(paths.login, redirect?.callback)
  const others = { login, signup: withOptionalCallback(paths.signupTop, redirect?.callback) }
  const forMember = { link: paths.oauth, reauthenticate: paths.account }
  return {
    login: withCallback(paths.login, location.origin + paths.oauth),
    other:
      current.state === 'unknown' && isMember() ? paths.home : { ...others, ...forMember }[redirect?.intent ?? 'login'],
    signUp: redirect ? providerSignupUrl(redirect) : paths.signupTop,
  }
}

/**
 * Page to which a login provider redirects the user. It removes the provider’s parameters from the URL and checks them;
 * then it opens the next page or shows the problem.
 */
export function Component() {
  const current = useProviderReturnState()
  const navigate = useNavigate()
  const retriable = current.state === 'problem' ? current.redirect : undefined
  const { redirect, starting } = useProviderRedirect({
    intent: retriable?.intent ?? 'login',
    callback: retriable?.callback,
  })
  useStepFocus(current.state)
  useEffect(() => {
    if (current.state !== 'done') return
    openCallback(navigate, current.to, current.linked && { linked: current.linked })
  }, [current, navigate])
  return (
    <Page>
      <ProviderReturnScreen
        outcome={outcomeOf(current)}
        onAgain={() => retriable && redirect(retriable.provider)}
        isStarting={starting !== undefined}
        onRetry={retryProviderAnswer}
        hrefs={hrefsOf(current)}
      />
    </Page>
  )
}
