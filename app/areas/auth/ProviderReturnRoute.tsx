import { ProviderReturnScreen } from '@tsudoi/design-system/screens/login/ProviderReturnScreen'
import type { ProviderReturn } from '@tsudoi/design-system/screens/login/provider.types'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureOf } from '../../errors/failure.ts'
import { paths, withCallback } from '../../paths.ts'
import { useProviderVisit } from '../../providers/useProviderVisit.ts'
import { isMember } from '../../session/sessionStore.ts'
import { followTarget } from '../../shell/followTarget.ts'
import { Page } from '../../shell/Page.tsx'
import { useStepFocus } from '../../forms/useStepFocus.ts'
import { providerSignupUrl } from './finishProviderVisit.ts'
import {
  receiveProviderAnswer,
  retryProviderAnswer,
  useProviderReturnState,
  type ProviderReturnState,
} from './providerReturn.ts'

export function start() {
  void receiveProviderAnswer()
}

function outcomeOf(way: ProviderReturnState): ProviderReturn {
  if (way.state === 'checking') return { state: 'checking', provider: way.visit?.provider }
  if (way.state === 'newcomer') return { state: 'newcomer', provider: way.visit.provider }
  if (way.state === 'problem') return { state: 'problem', problem: way.problem, errand: way.visit }
  if (way.state === 'failed') return { state: 'failed', failure: failureOf(way.error), errand: way.visit }
  return way.state === 'unknown' ? { state: 'problem', problem: 'unknown' } : { state: 'checking' }
}

const withOptionalCallback = (path: string, callback?: string) => (callback ? withCallback(path, callback) : path)

/** Links that do not need the provider. The callback is passed on (S026). */
function hrefsOf(way: ProviderReturnState) {
  const visit = 'visit' in way ? way.visit : undefined
  const login = withOptionalCallback(paths.login, visit?.callback)
  const others = { login, signup: withOptionalCallback(paths.signupTop, visit?.callback) }
  const ofMember = { link: paths.oauth, reauthenticate: paths.account }
  return {
    login: withCallback(paths.login, location.origin + paths.oauth),
    other: way.state === 'unknown' && isMember() ? paths.home : { ...others, ...ofMember }[visit?.intent ?? 'login'],
    signUp: visit ? providerSignupUrl(visit) : paths.signupTop,
  }
}

/**
 * Landing page after a visit to a login provider. The provider's parameters are removed from the URL and checked; then
 * the page continues or shows the problem.
 */
export function Component() {
  const way = useProviderReturnState()
  const navigate = useNavigate()
  const errand = way.state === 'problem' ? way.visit : undefined
  const { visit, starting } = useProviderVisit({ intent: errand?.intent ?? 'login', callback: errand?.callback })
  useStepFocus(way.state)
  useEffect(() => {
    if (way.state !== 'done') return
    followTarget(navigate, way.to, way.linked && { linked: way.linked })
  }, [way, navigate])
  return (
    <Page>
      <ProviderReturnScreen
        outcome={outcomeOf(way)}
        onAgain={() => errand && visit(errand.provider)}
        starting={starting !== undefined}
        onRetry={retryProviderAnswer}
        hrefs={hrefsOf(way)}
      />
    </Page>
  )
}
