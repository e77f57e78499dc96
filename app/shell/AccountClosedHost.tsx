import { LeftDialog } from '@tsudoi/design-system/screens/account/LeftDialog'
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'

/** The cover's word to somebody who has just left (W058); closed, it does not come back with a reload. */
export function AccountClosedHost() {
  const navigate = useNavigate()
  return <LeftDialog onClose={() => void navigate(paths.top, { replace: true })} />
}
