import { ComposerPlace } from '@tsudoi/design-system/screens/post/write/ComposerPlace'
import { NewerEditDialog } from '@tsudoi/design-system/screens/post/write/NewerEditDialog'
import { useEffect } from 'react'
import { personView } from '../../../mappers/person.mappers.ts'
import type { ComposerProps } from '../writing.types.ts'
import { requireLogin, useIsMember } from '../../../session/sessionStore.ts'
import { DoubleTapGuard } from './DoubleTapGuard.tsx'
import { useIsDesktop } from './useIsDesktop.ts'
import { useUnopenedFileChooser } from './useUnopenedFileChooser.ts'
import { useAnsweredPost } from './useAnsweredPost.ts'
import { useComposer } from './useComposer.ts'

/** The editor of a post, a comment, a reply or an edit (W137). A guest is asked to log in (S068). */
export function PostComposer(props: ComposerProps) {
  const isMember = useIsMember()
  const { onClose } = props
  useEffect(() => {
    if (isMember) return
    requireLogin()
    onClose()
  }, [isMember, onClose])
  return isMember ? <OpenComposer {...props} /> : null
}

const fromDrafts = '前に書いた下書きです。書いたものは、投稿するまでこの端末に残ります。'
const noRoom = 'この端末の空きが足りず、下書きを残せていません。投稿するまで、このページを閉じないでください。'
const unsure = '前回の送信は、届いたか確かめられていません。送り直しても、二重に投稿されることはありません。'

function OpenComposer(props: ComposerProps) {
  const { target, onClose } = props
  const { mode } = target
  const writing = useComposer(props)
  const chooser = useUnopenedFileChooser()
  const isDesk = useIsDesktop()
  const { draft, found, isKept, items, tray, messages, author } = writing
  const answersTo = useAnsweredPost(target)
  const files = (taken: File[]) => {
    chooser.onAnswer()
    if (taken.length > 0) writing.onFiles(taken)
  }
  // Renders only the double-tap guard while the post is being sent: the list already shows the post, marked as being
  // sent.
  if (writing.isSending) return <DoubleTapGuard />
  if (messages.newer !== undefined)
    return <NewerEditDialog text={messages.newer} onOverwrite={writing.onOverwrite} onGoOn={writing.onGoOn} />
  return (
    <ComposerPlace
      isDesk={isDesk}
      mode={mode}
      author={author ? personView(author) : { nickName: '' }}
      answersTo={answersTo}
      draft={{
        text: draft.text,
        onTextChange: writing.onText,
        error: messages.error,
        message: messages.message,
        warning: isKept ? undefined : noRoom,
        notice: found && (found.unsure ? unsure : isKept ? fromDrafts : undefined),
      }}
      tray={
        mode === 'edit'
          ? undefined
          : {
              items,
              error: messages.tray,
              onFiles: files,
              isChooserSilent: chooser.isSilent,
              onChoose: chooser.onChoose,
              onRemove: (id) => tray.remove(id),
              onRetry: (id) => tray.retry(id),
              onCancel: (id) => tray.cancel(id),
              onMove: (id, by) => tray.move(id, by),
              onDescribe: (id, alt) => tray.describe(id, alt),
            }
      }
      spoiler={writing.spoiler}
      onSend={writing.onSend}
      onClose={onClose}
    />
  )
}
