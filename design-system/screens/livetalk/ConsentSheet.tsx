import { Button } from '../../components/Button.tsx'
import { Sheet } from '../../components/Sheet.tsx'
import { Actions } from '../parts/Actions.tsx'
import { BulletList } from '../parts/BulletList.tsx'
import { FormMessage } from '../parts/FormMessage.tsx'
import type { Livetalk } from './livetalk.types.ts'
import { isolated } from '../../text/isolated.ts'

export interface ConsentSheetProps {
  open: boolean
  livetalk: Pick<Livetalk, 'terms' | 'isRecorded' | 'streamer'>
  isPending: boolean
  /** Why the consent could not be saved; its text may have changed since it was shown. */
  failure?: string | undefined
  onAgree: () => void
  onClose: () => void
}

/**
 * The member's consent before a talk (C152): camera and microphone, and for recorded talks the recording terms with
 * their version, which are saved with the consent (Q276). Closing the dialog consents to nothing.
 */
export function ConsentSheet({ open, livetalk, isPending, failure, onAgree, onClose }: ConsentSheetProps) {
  const { terms, isRecorded, streamer } = livetalk
  return (
    <Sheet side="bottom" open={open} onOpenChange={(next) => !next && onClose()} title="参加の同意">
      <FormMessage text={failure} />
      <BulletList
        className="grid gap-2 text-reading"
        items={[
          `カメラの映像とマイクの音声が、${isolated(streamer.name)}さんと運営の係に届きます。`,
          'カメラとマイクは、お話しの途中でもオフにできます。',
          isRecorded ? 'この回は録画します。' : 'この回は録画しません。録画、録音、画面の撮影はご遠慮ください。',
        ]}
      />
      {terms && (
        <div className="mt-6 border-t border-ink pt-4">
          <p className="font-bold">録画について</p>
          <BulletList className="mt-2 grid gap-2 text-reading" items={terms.text.split('\n').filter(Boolean)} />
          <p className="mt-2 text-14 text-quiet tabular-nums">{terms.version}版</p>
        </div>
      )}
      <Actions className="mt-6 mb-4">
        <Button onClick={onAgree} isPending={isPending} pendingLabel="送っています">
          {terms ? '録画をふくめて同意する' : '同意する'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          同意しない
        </Button>
      </Actions>
    </Sheet>
  )
}
