import { LaterFullDialog } from '@tsudoi/design-system/screens/later/LaterFullDialog'
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { maxLaterItems } from './laterEntries.ts'

/** The dialog that says that the list あとで見る is full, with a link to the list. */
export function LaterFullContainer({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const openList = () => {
    onClose()
    void navigate(paths.later)
  }
  return <LaterFullDialog limit={maxLaterItems} onOpenList={openList} onCancel={onClose} />
}
