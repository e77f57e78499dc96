import { LeftDialog } from '@tsudoi/design-system/screens/account/LeftDialog'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'

/**
 * The farewell dialog on the cover page after a member has deleted the account (W058). After the user has closed it, a
 * reload does not open it again.
 */
export function AccountClosedContainer() {
  const navigate = useNavigate()
  return <LeftDialog onClose={() => void navigate(paths.top, { replace: true })} />
}
