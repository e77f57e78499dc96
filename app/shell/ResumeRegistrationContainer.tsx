import { ResumeRegistrationDialog } from '@tsudoi/design-system/screens/system/ResumeRegistrationDialog'
import { useNavigate } from 'react-router-dom'
import { raiseLater } from '../errors/raiseLater.ts'
import { paths } from '../paths.ts'
import { logout } from '../session/logout.ts'

/**
 * The prompt 登録途中の内容があります for an unfinished registration. The user can continue, or reset, which logs out and leads to
 * /top (W014, S029).
 */
export function ResumeRegistrationContainer() {
  const navigate = useNavigate()
  const cancel = () =>
    logout()
      .then(() => navigate(paths.top))
      .catch(raiseLater)
  return (
    <ResumeRegistrationDialog open onResume={() => void navigate(paths.profileEdit)} onCancel={() => void cancel()} />
  )
}
