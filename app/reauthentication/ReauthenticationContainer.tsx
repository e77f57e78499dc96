import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { offerReload } from '../shell/lazyModules.ts'
import { closeProofDialog, useReauthentication } from './reauthentication.ts'

const dialog = lazyModule(() => import('./ProofDialog.tsx'))

/** Opens the dialog for a proof of identity when a call needs one. Leaving the page cancels the call. */
export function ReauthenticationContainer() {
  const { pathname } = useLocation()
  const isAsked = useReauthentication((state) => state.isAsked)
  const cancel = (error: unknown) => {
    offerReload(error)
    closeProofDialog(false)
  }
  const { module } = useLazyModule(dialog, { isWanted: isAsked, onFailed: cancel })
  useEffect(() => () => closeProofDialog(false), [pathname])
  return isAsked && module ? <module.ProofDialog /> : null
}
