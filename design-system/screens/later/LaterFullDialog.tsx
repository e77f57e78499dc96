import { AlertDialog } from '../../components/AlertDialog.tsx'

export interface LaterFullDialogProps {
  /** The maximum number of kept items. */
  limit: number
  onOpenList: () => void
  onCancel: () => void
}

/** Explains that the list is full: the item was not kept, and no other item was dropped. */
export const LaterFullDialog = ({ limit, onOpenList, onCancel }: LaterFullDialogProps) => (
  <AlertDialog
    open
    title="「あとで見る」がいっぱいです"
    confirm={{ label: '一覧を開く', onPress: onOpenList }}
    cancel={{ label: 'とじる', onPress: onCancel }}
  >
    <p>保存できるのは{limit}件までです。この項目は保存していません。見終わったものを一覧からはずすと、保存できます。</p>
  </AlertDialog>
)
