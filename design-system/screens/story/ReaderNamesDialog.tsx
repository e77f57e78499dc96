import { Dialog } from '../../components/Dialog.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextField } from '../../components/TextField.tsx'
import type { Loadable } from '../../loadable.ts'
import { Form } from '../parts/Form.tsx'
import { FormFooter } from '../parts/FormFooter.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import type { ServerErrors } from '../parts/useForm.ts'
import { requiredTextRule } from '../account.rules.ts'
import type { Viewer } from '../programme.types.ts'
import { normalisedNames } from './readerNames.rules.ts'
import type { ReaderNamesValues, StoryReader } from './story.types.ts'
import { isolated } from '../../text/isolated.ts'

export interface ReaderNamesDialogProps {
  open: boolean
  onClose: () => void
  /** The name of the channel; empty while unknown. */
  channelName: string
  viewer: Viewer
  reader: Loadable<StoryReader>
  /** The unsaved draft, used as the initial values. */
  typed?: ReaderNamesValues | undefined
  onValuesChange: (names: ReaderNamesValues) => void
  /** The page that follows after saving: the player (`reading`), or the story's page. */
  follows: 'reading' | 'page'
  isPending: boolean
  /** The server's errors for the last attempt. */
  refused?: ServerErrors<ReaderNamesValues> | undefined
  onSubmit: (names: ReaderNamesValues) => void
}

/**
 * The names by which a channel's stories address the reader: asked before the first story, and editable later (C108,
 * W084).
 */
export function ReaderNamesDialog(props: ReaderNamesDialogProps) {
  const { open, onClose, channelName, reader } = props
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      width={560}
      title="物語でのお名前"
      description={`「${isolated(channelName || 'このチャンネル')}」のストーリーで、登場人物がこのお名前であなたを呼びます。`}
    >
      <Loaded value={reader} label="お名前を読みこみ中" skeleton={<Skeleton shape="block" className="h-60" />}>
        {(known) => <NamesForm {...props} reader={known} />}
      </Loaded>
    </Dialog>
  )
}

type NamesFormProps = Omit<ReaderNamesDialogProps, 'reader'> & { reader: StoryReader }

const empty: ReaderNamesValues = { lastName: '', firstName: '' }

function NamesForm(props: NamesFormProps) {
  const { reader, viewer, typed, onValuesChange, follows, isPending, refused, onSubmit } = props
  const { limit, names } = reader
  const support = `${limit}文字まで。本名でなくてもかまいません。`
  return (
    <Form
      label="物語でのお名前"
      fields={{
        lastName: { id: 'story-last-name', label: '姓', problem: requiredTextRule('姓', limit) },
        firstName: { id: 'story-first-name', label: '名', problem: requiredTextRule('名', limit) },
      }}
      initial={typed ?? names ?? empty}
      refused={refused}
      onValuesChange={onValuesChange}
      onSubmit={(values) => onSubmit(normalisedNames(values))}
      foot={
        <FormFooter submit={follows === 'reading' ? 'このお名前で読む' : 'このお名前にする'} isPending={isPending} />
      }
    >
      {({ field }) => (
        <>
          <TextField {...field('lastName')} requirement="必須" support={support} autoComplete="off" />
          <TextField {...field('firstName')} requirement="必須" support={support} autoComplete="off" />
          <p className="text-14 text-quiet">
            {viewer === 'guest' && 'ログインしていないあいだは、この端末にだけ残ります。'}
            お名前は読むページのアドレスにも入ります。アドレスを人に送るときは、ご注意ください。
          </p>
        </>
      )}
    </Form>
  )
}
