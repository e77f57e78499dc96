import { maxMuteWords } from '@tsudoi/design-system/screens/mute/mute.rules'
import type { MuteSettings } from '@tsudoi/design-system/screens/mute/mute.types'
import { MuteDialog } from '@tsudoi/design-system/screens/mute/MuteDialog'
import { MuteListScreen } from '@tsudoi/design-system/screens/mute/MuteListScreen'
import { useCallback, useState } from 'react'
import { useAreMutesStored } from './muteStore.ts'
import { useMuteForm } from './useMuteForm.ts'
import { useMuteList } from './useMuteList.ts'

const newWord: MuteSettings = { word: '', isPart: false, channels: [] }

/** The list of muted words, with the dialog to add or edit a word. */
export function MuteList() {
  const { words, now, remove } = useMuteList()
  // The key of the edited word; '' for a new one.
  const [edited, setEdited] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const add = () => setEdited('')
  const edit = useCallback((key: string) => setEdited(key), [])
  const close = () => setEdited(undefined)
  return (
    <>
      <MuteListScreen
        words={words}
        now={now}
        onAdd={add}
        onEdit={edit}
        onRemove={remove}
        limit={maxMuteWords}
        isTemporary={!useAreMutesStored()}
      />
      {edited !== undefined && (
        <EditDialog
          key={edited}
          edited={edited || undefined}
          initial={words.find(({ key }) => key === edited) ?? newWord}
          onClose={close}
          onSaid={setAnnouncement}
        />
      )}
      <output className="sr-only">{announcement}</output>
    </>
  )
}

interface EditDialogProps {
  edited: string | undefined
  initial: MuteSettings
  onClose: () => void
  onSaid: (text: string) => void
}

function EditDialog({ edited, initial, onClose, onSaid }: EditDialogProps) {
  const form = useMuteForm(edited, () => {
    onSaid(edited === undefined ? 'ミュートしました' : '保存しました')
    onClose()
  })
  return <MuteDialog {...form} isEdit={edited !== undefined} initial={initial} onClose={onClose} />
}
