import { AlertDialog } from '../../components/AlertDialog.tsx'

/** The dialog on the start page after the member has deleted the account (W058). */
export function LeftDialog({ onClose }: { onClose: () => void }) {
  return (
    <AlertDialog open title="退会の手続きが終わりました" confirm={{ label: '閉じる', onPress: onClose }}>
      <p>
        これまで集いをご利用いただき、ありがとうございました。ログインしていない状態でも、表紙とチャンネルをご覧いただけます。
      </p>
    </AlertDialog>
  )
}
