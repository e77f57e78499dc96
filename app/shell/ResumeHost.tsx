import { ResumeRegistrationDialog } from '@tsudoi/design-system/screens/system/ResumeRegistrationDialog'
import { useNavigate } from 'react-router-dom'
import { raiseLater } from '../errors/raiseLater.ts'
import { paths } from '../paths.ts'
import { logout } from '../session/logout.ts'

/** The prompt 登録途中の内容があります (W014, S029): continue, or reset, which logs out and leads to /top. */
export function ResumeHost() {
  const navigate = useNavigate()
  const cancel = () =>
    logout()
      .then(() => navigate(paths.top))
      .catch(raiseLater)
  return (
    <ResumeRegistrationDialog open onResume={() => void navigate(paths.profileEdit)} onCancel={() => void cancel()} />
  )
}
