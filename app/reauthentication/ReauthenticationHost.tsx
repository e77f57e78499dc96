import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { useEffect } from 'react'
import { answerProof, useReauthentication } from './reauthentication.ts'

const dialog = lazyModule(() => import('./ProofDialog.tsx'))

interface ReauthenticationHostProps {
  /** Full address to come back to from a provider. Default: this page. */
  returnTo?: string
}

/** Asks the member for a fresh proof when a call of its page needs one. Leaving the page cancels the call. */
export function ReauthenticationHost({ returnTo }: ReauthenticationHostProps) {
  const isAsked = useReauthentication((state) => state.isAsked)
  const { module } = useLazyModule(dialog, { wanted: isAsked, onFailed: () => answerProof(false) })
  useEffect(() => () => answerProof(false), [])
  return isAsked && module ? <module.ProofDialog returnTo={returnTo} /> : null
}
