import { Button } from '../../components/Button.tsx'
import { Checkbox } from '../../components/Checkbox.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { ReadonlyField } from '../../components/ReadonlyField.tsx'
import { durationText } from '../../text/durationText.ts'
import type { ShareMoment, ShareOutcome, ShareTogether } from './share.types.ts'
import { SharedPicture, type SharedPictureProps } from './parts/SharedPicture.tsx'

export interface ShareDialogProps {
  /** The title of the page that is shared. */
  title: string
  /**
   * The URL that the recipients open. It contains the current view, such as a tab, and the moment if that is included.
   */
  address: string
  /** The position in the page's film; absent for a page without a film. */
  moment?: ShareMoment | undefined
  /** Called when the user adds the moment to the address, or removes it. */
  onMoment?: ((isIncluded: boolean) => void) | undefined
  /** The offer to watch the film together; absent for most pages. */
  together?: ShareTogether | undefined
  /** Called when the user adds the time to watch together to the address, or removes it. */
  onTogether?: ((isIncluded: boolean) => void) | undefined
  /** A picture that can be sent as well; absent for most pages. */
  picture?: SharedPictureProps['picture'] | undefined
  onPicture?: (() => void) | undefined
  outcome?: ShareOutcome | undefined
  onCopy: () => void
  /** Called to open the share sheet; absent where there is none. */
  onShare?: (() => void) | undefined
  onClose: () => void
}

const outcomeText: Readonly<Record<ShareOutcome, string>> = {
  copied: 'コピーしました。',
  copyFailed: 'コピーできませんでした。上のリンクを長く押すか、選んでコピーしてください。',
  shareFailed: '共有の画面を開けませんでした。リンクをコピーしてお使いください。',
  timeFailed: '一緒に見る日時を、これから30日以内で入力してください。',
  pictureSaved: '画像を保存しました。',
  pictureFailed: '画像を送れませんでした。もう一度お試しください。',
}

/** Selects the address, so that the user only has to copy it. */
function selectAll(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}

/**
 * Shares a page: copies its address, opens the share sheet, and sends a picture. The address is always shown, because
 * some browsers refuse to copy.
 */
export function ShareDialog(props: ShareDialogProps) {
  const { title, address, moment, onMoment, together, onTogether, picture, onPicture } = props
  const { outcome, onCopy, onShare, onClose } = props
  const hasFailed = outcome?.endsWith('Failed') ?? false
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="シェアする" description={title} width={560}>
      {picture && <SharedPicture picture={picture} onSend={onPicture} />}
      <ReadonlyField label="リンク" type="url" value={address} ref={outcome === 'copyFailed' ? selectAll : undefined} />
      {moment && !together?.isIncluded && (
        <div className="mt-3">
          <Checkbox
            label={`今の場面、${durationText(moment.seconds)}から再生する`}
            checked={moment.isIncluded}
            onChange={({ currentTarget }) => onMoment?.(currentTarget.checked)}
          />
        </div>
      )}
      {together && (
        <div className="mt-3">
          <Checkbox
            label="時刻を決めて、一緒に見る"
            checked={together.isIncluded}
            onChange={({ currentTarget }) => onTogether?.(currentTarget.checked)}
          />
          {together.isIncluded && <div className="mt-3">{together.fields}</div>}
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onCopy}>{together?.isIncluded ? '時刻とリンクをコピー' : 'リンクをコピー'}</Button>
        {onShare && (
          <Button variant="outline" onClick={onShare}>
            共有
          </Button>
        )}
      </div>
      <output className={`mt-3 block min-h-6 text-14 font-bold ${hasFailed ? 'text-danger' : ''}`}>
        {outcome && outcomeText[outcome]}
      </output>
    </Dialog>
  )
}
