import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { raiseLater } from '../../errors/raiseLater.ts'
import { paths } from '../../paths.ts'
import { canGoBack } from '../../router/goBack.ts'
import { useCloseUrlDialog } from '../../router/useCloseUrlDialog.ts'
import { logout } from '../../session/logout.ts'
import { Page } from '../../shell/Page.tsx'

/** The module of the dialog. It loads in parallel with the page, because a dialog is not part of the first content. */
const dialog = lazyModule(() => import('@tsudoi/design-system/screens/system/LogoutDialog'))

/** Preloads the code of the page's dialog. */
export const beforeRender = () => void dialog.load().catch(() => undefined)

/** /account/logout: a confirmation dialog over an empty page (W034). Logging out opens /top. */
export function Component() {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const { module } = useLazyModule(dialog, { isWanted: true, onFailed: 'retry' })
  const leave = async () => {
    setLeaving(true)
    try {
      await logout()
      await navigate(paths.top)
    } catch (error) {
      setLeaving(false)
      raiseLater(error)
    }
  }
  const stay = useCloseUrlDialog(canGoBack(), paths.home)
  return (
    <Page>
      <h1 className="sr-only">ログアウト</h1>
      {module && <module.LogoutDialog open onLogout={() => void leave()} onCancel={stay} isPending={isLeaving} />}
    </Page>
  )
}
