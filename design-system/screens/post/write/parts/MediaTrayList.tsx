import { ArrowDown, ArrowUp, Film, ImageIcon, X } from 'lucide-react'
import { Button } from '../../../../components/Button.tsx'
import { FieldError } from '../../../../components/FieldError.tsx'
import { IconButton } from '../../../../components/IconButton.tsx'
import { TextField } from '../../../../components/TextField.tsx'
import { focusNextRowOnUnmount } from '../../../../components/focusNextRowOnUnmount.ts'
import { altProblem } from '../write.rules.ts'
import type { MediaTrayItem } from '../write.types.ts'
import { progressBarClasses } from '../../../progressBarClasses.ts'
import { preventSubmitOnEnter } from './preventSubmitOnEnter.ts'

/** The actions on the attached pictures and videos. */
export interface TrayActions {
  onRemove: (id: string) => void
  /** Called to retry the failed upload of this item. */
  onRetry: (id: string) => void
  /** Cancels the upload; the file remains attached. */
  onCancel: (id: string) => void
  onMove: (id: string, by: -1 | 1) => void
  onDescribe: (id: string, alt: string) => void
}

/** The attached pictures or the video of a draft: upload progress, order, descriptions. */
export function MediaTrayList({ items, ...actions }: { items: readonly MediaTrayItem[] } & TrayActions) {
  return (
    <ol aria-label="つける写真と動画" className="mt-3 border-t border-hair">
      {items.map((item, at) => (
        <li key={item.id} ref={focusNextRowOnUnmount} tabIndex={-1} className="border-b border-hair py-3">
          <TrayRow item={item} at={at} count={items.length} {...actions} />
        </li>
      ))}
    </ol>
  )
}

const nameOf = ({ kind }: MediaTrayItem, at: number) => (kind === 'video' ? '動画' : `${at + 1}枚目の写真`)

function TrayRow(props: { item: MediaTrayItem; at: number; count: number } & TrayActions) {
  const { item, at, onDescribe } = props
  const name = nameOf(item, at)
  return (
    <>
      <div className="flex items-start gap-3">
        <Preview item={item} />
        <State item={item} name={name} />
      </div>
      <Acts {...props} name={name} />
      {item.state !== 'refused' && (
        <div className="mt-2">
          <TextField
            label={`${name}の説明`}
            requirement="任意"
            value={item.alt}
            error={altProblem(item.alt)}
            onChange={(event) => onDescribe(item.id, event.target.value)}
            onKeyDown={preventSubmitOnEnter}
          />
        </div>
      )}
    </>
  )
}

type ActsProps = { item: MediaTrayItem; at: number; count: number; name: string } & TrayActions

/** The buttons to move an item up or down, and to retry, cancel or remove it. */
function Acts({ item: { id, state }, at, count, name, ...acts }: ActsProps) {
  const icon = (Icon: typeof X) => <Icon aria-hidden="true" className="size-5" />
  const isUnderWay = state === 'sending' || state === 'processing'
  return (
    <div className="my-1 flex min-h-11 flex-wrap items-center gap-2">
      {isUnderWay && (
        <Button variant="outline" size="small" onClick={() => acts.onCancel(id)}>
          送信を止める<span className="sr-only">（{name}）</span>
        </Button>
      )}
      {state === 'failed' && (
        <Button variant="outline" size="small" onClick={() => acts.onRetry(id)}>
          もう一度送る<span className="sr-only">（{name}）</span>
        </Button>
      )}
      <div className="ml-auto flex">
        {at > 0 && <IconButton label={`${name}を前へ`} icon={icon(ArrowUp)} onClick={() => acts.onMove(id, -1)} />}
        {at < count - 1 && (
          <IconButton label={`${name}を後ろへ`} icon={icon(ArrowDown)} onClick={() => acts.onMove(id, 1)} />
        )}
        <IconButton label={`${name}を外す`} icon={icon(X)} onClick={() => acts.onRemove(id)} />
      </div>
    </div>
  )
}

function Preview({ item: { kind, preview } }: { item: MediaTrayItem }) {
  const Icon = kind === 'video' ? Film : ImageIcon
  return (
    <span className="grid size-16 shrink-0 place-items-center overflow-hidden bg-sunk text-quiet">
      {preview ? (
        <img src={preview} alt="" className="size-full object-cover" />
      ) : (
        <Icon aria-hidden="true" className="size-6" />
      )}
    </span>
  )
}

const percent = (share = 0) => Math.round(share * 100)

const stateText = ({ state, share }: MediaTrayItem): string =>
  ({
    preparing: '準備しています',
    sending: `送信中 ${percent(share)}%`,
    processing: '受け取りを待っています',
    ready: '準備できました',
    failed: '送れませんでした',
    refused: 'つけられません',
  })[state]

function State({ item, name }: { item: MediaTrayItem; name: string }) {
  const { id, state, share, problem, note } = item
  const isUnderWay = state === 'sending' || state === 'processing'
  return (
    <div className="min-w-0 flex-1">
      <p className="text-14 font-bold">{name}</p>
      <p className="text-14 text-quiet tabular-nums">{stateText(item)}</p>
      {isUnderWay && (
        <progress aria-label={`${name}の送信`} value={percent(share)} max={100} className={progressBarClasses} />
      )}
      {note && <p className="text-14">{note}</p>}
      <FieldError id={`${id}-problem`} error={problem} />
    </div>
  )
}
