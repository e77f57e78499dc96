import { MuteDialog } from '@tsudoi/design-system/screens/mute/MuteDialog'
import { useMuteForm } from './useMuteForm.ts'

/** Props of `MuteContainer`. */
export interface MuteHostProps {
  /** The word with which the form begins: the text that the user has selected. */
  word: string
  onClose: () => void
  /** Called with a text for screen readers. */
  onSaid: (text: string) => void
}

/** The dialog that mutes a word, opened from the menu of a post. */
export function MuteContainer({ word, onClose, onSaid }: MuteHostProps) {
  const form = useMuteForm(undefined, () => {
    onSaid('ミュートしました')
    onClose()
  })
  return <MuteDialog {...form} initial={{ word, isPart: false, channels: [] }} onClose={onClose} />
}
