import { CloudCheck, ImagePlus, TriangleAlert } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent, type ClipboardEvent, type Ref } from 'react'
import { Avatar } from '../../../components/Avatar.tsx'
import { Button } from '../../../components/Button.tsx'
import { FieldError } from '../../../components/FieldError.tsx'
import { OfflineNote } from '../../../components/OfflineNote.tsx'
import { classes } from '../../../components/classes.ts'
import { fieldClasses } from '../../../components/fieldClasses.ts'
import { clampText } from '../../../text/graphemes.ts'
import { FormMessage } from '../../parts/FormMessage.tsx'
import { MediaTrayList, type TrayActions } from './parts/MediaTrayList.tsx'
import { FileChooserHelp } from './parts/FileChooserHelp.tsx'
import { SpoilerChoice, type SpoilerChoiceProps } from './parts/SpoilerChoice.tsx'
import { pastedFiles } from './transferredFiles.ts'
import { fileDropAttribute, useFileDrop } from './useFileDrop.ts'
import { useSendKeys } from './useSendKeys.ts'
import { maxPostLength, postLength } from './write.rules.ts'
import { composerTexts } from './composerTexts.ts'
import type { MediaTrayItem, WriteMode } from './write.types.ts'
import { personName } from '../../../text/personName.ts'

/** The text that the user writes, and the messages about it. */
export interface ComposerDraft {
  text: string
  /** Called on every input event. */
  onTextChange: (text: string) => void
  /** An error shown below the input. */
  error?: string | undefined
  /** A message about the whole post: why the server rejected it. */
  message?: string | undefined
  /** A sentence that explains that the draft may be lost, and what the user can do. Absent if the draft is saved. */
  warning?: string | undefined
  /** A notice, which is not an error: 下書きから続けています. */
  notice?: string | undefined
}

/** The attached pictures or the attached video, and the actions on them. */
export interface ComposerTray extends TrayActions {
  items: readonly MediaTrayItem[]
  /** Why the files cannot be attached or sent. */
  error?: string | undefined
  /** Called with the files that the user chooses, pastes or drops. */
  onFiles: (files: File[]) => void
  /** Whether the user pressed the button for files, but no file chooser opened, as in some webviews. */
  isChooserSilent?: boolean | undefined
  /** Called when the user presses the button for files. */
  onChoose?: (() => void) | undefined
}

export interface ComposerProps {
  mode: WriteMode
  author: { nickName: string; image?: string | undefined; isOfficial?: boolean | undefined }
  /** The post being answered. */
  answersTo?: { nickName: string; text: string } | undefined
  draft: ComposerDraft
  /** Absent where nothing can be attached, as in an edit. */
  tray?: ComposerTray | undefined
  /** The cover against spoilers. Absent where posts cannot have one. */
  spoiler?: SpoilerChoiceProps | undefined
  onSend: () => void
  /** Called when the user closes the composer; the text is kept as a draft. */
  onClose: () => void
  field?: Ref<HTMLTextAreaElement> | undefined
  /** Whether the composer is in a sheet, which renders the heading. */
  isInSheet?: boolean | undefined
}

const linkDropped =
  'ほかのページの画像やリンクは、ここに置けません。画像は端末に保存してから選び、リンクはコピーして本文に貼りつけてください。'
const takesNoFiles = '編集では、写真や動画を足せません。'

/** The form to write a post, a comment or a reply, or to edit the text of the user's own post (W137, S134). */
export function Composer(props: ComposerProps) {
  const { mode, author, answersTo, draft, tray, spoiler, isInSheet = false } = props
  const { message, warning, notice } = draft
  const words = composerTexts[mode]
  const form = useRef<HTMLFormElement>(null)
  const [dropError, setDropError] = useState<string>()
  useFileDrop(form, {
    onFiles: (files) => {
      setDropError(tray ? undefined : takesNoFiles)
      tray?.onFiles(files)
    },
    onLink: () => setDropError(linkDropped),
  })
  return (
    <form
      ref={form}
      {...{ [fileDropAttribute]: '' }}
      aria-label={words.title}
      onInput={() => setDropError(undefined)}
      onSubmit={(event) => {
        event.preventDefault()
        props.onSend()
      }}
      className={classes(!isInSheet && 'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-ink pb-5')}
    >
      {!isInSheet && <Avatar name={author.nickName} image={author.image} isOfficial={author.isOfficial} />}
      <div className="min-w-0">
        {message && (
          <div className="mb-4">
            <FormMessage text={message} />
          </div>
        )}
        {answersTo && <AnsweredTo {...answersTo} />}
        <TextOf {...props} />
        {warning && (
          <p role="alert" className="mt-2 flex gap-2 text-14 font-bold">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {warning}
          </p>
        )}
        {notice && (
          <p className="mt-2 flex gap-2 text-14 text-quiet">
            <CloudCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {notice}
          </p>
        )}
        {tray && tray.items.length > 0 && <MediaTrayList {...tray} />}
        {spoiler && <SpoilerChoice {...spoiler} />}
        {tray && <FileChooserHelp isShown={tray.isChooserSilent ?? false} />}
        <Footer {...props} fileError={dropError ?? tray?.error} />
      </div>
    </form>
  )
}

function AnsweredTo({ nickName, text }: { nickName: string; text: string }) {
  return (
    <div className="mb-4 border-l border-ink pl-4 text-14 text-quiet">
      <p className="font-bold">
        <bdi translate="no">{personName(nickName)}</bdi>さんへ
      </p>
      <p dir="auto" className="line-clamp-2">
        {clampText(text, 80)}
      </p>
    </div>
  )
}

function TextOf({ mode, draft, field, onSend, isInSheet, tray }: ComposerProps) {
  const { text, onTextChange, error } = draft
  const id = useId()
  const keys = useSendKeys(onSend)
  const paste = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData)
    if (!tray || files.length === 0) return
    event.preventDefault()
    tray.onFiles(files)
  }
  return (
    <>
      <label htmlFor={id} className={isInSheet ? 'sr-only' : 'font-bold'}>
        {composerTexts[mode].title}
      </label>
      <textarea
        {...keys}
        ref={field}
        id={id}
        value={text}
        dir="auto"
        rows={isInSheet ? 5 : 3}
        aria-invalid={Boolean(error)}
        aria-describedby={classes(`${id}-count`, error && `${id}-error`)}
        onChange={(event) => onTextChange(event.target.value)}
        onPaste={paste}
        className={classes(
          fieldClasses,
          'block field-sizing-content max-h-80 resize-y py-3 text-reading',
          isInSheet ? 'min-h-36' : 'mt-1.5 min-h-24',
        )}
      />
      <FieldError id={`${id}-error`} error={error} />
      <Count id={`${id}-count`} text={text} />
    </>
  )
}

/** The number of graphemes left from which on the composer shows how many are left. */
const nearlyFull = 20

function Count({ id, text }: { id: string; text: string }) {
  const length = postLength(text)
  const left = maxPostLength - length
  const isOver = left < 0
  return (
    <>
      <p
        id={id}
        className={classes('mt-1.5 text-right text-14 tabular-nums', isOver ? 'font-bold text-danger' : 'text-quiet')}
      >
        <span translate="no">
          {length} / {maxPostLength}
        </span>
        <span className="sr-only">文字</span>
      </p>
      <output className="sr-only">
        {left <= nearlyFull && (isOver ? `${-left}文字多すぎます` : `あと${left}文字`)}
      </output>
    </>
  )
}

interface FooterProps extends ComposerProps {
  /** Why files cannot be attached or sent. */
  fileError: string | undefined
}

function Footer({ mode, tray, fileError, onClose, isInSheet = false }: FooterProps) {
  const isPreparing = tray?.items.some(
    ({ state }) => state === 'preparing' || state === 'sending' || state === 'processing',
  )
  const { send } = composerTexts[mode]
  const id = useId()
  return (
    <>
      <FieldError id={`${id}-tray`} error={fileError} />
      <OfflineNote className="mt-2" />
      <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-3">
        {tray && <FileButton onFiles={tray.onFiles} onChoose={tray.onChoose} />}
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {!isInSheet && (
            <Button variant="quiet" size="small" onClick={onClose}>
              下書きにして閉じる
            </Button>
          )}
          <Button type="submit" variant="solid" size="small" isPending={isPreparing} pendingLabel="準備しています">
            {send}
          </Button>
        </div>
      </div>
    </>
  )
}

function FileButton({ onFiles, onChoose }: Pick<ComposerTray, 'onFiles' | 'onChoose'>) {
  const input = useRef<HTMLInputElement>(null)
  const choose = () => {
    onChoose?.()
    input.current?.click()
  }
  const addFiles = (event: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(event.target.files ?? [])
    // The value is reset, so that the same file can be chosen again.
    event.target.value = ''
    onFiles(files)
  }
  return (
    <>
      <Button variant="quiet" size="small" icon={<ImagePlus aria-hidden="true" className="size-5" />} onClick={choose}>
        写真・動画
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-label="写真・動画を選ぶ"
        accept="image/*,video/mp4,video/quicktime"
        onChange={addFiles}
      />
    </>
  )
}
