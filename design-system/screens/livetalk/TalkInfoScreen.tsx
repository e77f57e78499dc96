import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { TextArea } from '../../components/TextArea.tsx'
import { TextField } from '../../components/TextField.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { FieldsSkeleton } from '../parts/FieldsSkeleton.tsx'
import { Form } from '../parts/Form.tsx'
import { FormFooter } from '../parts/FormFooter.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import type { FormFields, ServerErrors } from '../parts/useForm.ts'
import { callNameProblem, talkInfoMaxLength, topicProblem, normaliseTalkInfo } from './livetalk.rules.ts'
import type { LivetalkHrefs, TalkInfoValues } from './livetalk.types.ts'
import { isolated } from '../../text/isolated.ts'

export interface TalkInfoScreenProps {
  /** The name of the streamer; empty while unknown. */
  streamer: string
  /**
   * The initial values: the draft, or else the saved values. `noSlot` for a member without a slot in this live talk.
   */
  initial: Loadable<TalkInfoValues | 'noSlot'>
  /** Called with the typed values on each change: the caller saves them as a draft, which a reload restores. */
  onValuesChange: (values: TalkInfoValues) => void
  onSubmit: (values: TalkInfoValues) => void
  isPending: boolean
  /** Whether the current values are saved on the server. */
  isSaved: boolean
  refused?: ServerErrors<TalkInfoValues> | undefined
  hrefs: Pick<LivetalkHrefs, 'livetalk' | 'slots'>
}

const fields: FormFields<TalkInfoValues> = {
  callName: { id: 'callName', label: '呼ばれたいお名前', problem: callNameProblem },
  topic: { id: 'topic', label: '話したいこと', problem: topicProblem },
}

/** The form for the member's notes to the streamer: the name to use, and the topic (W118). */
export function TalkInfoScreen({ streamer, initial, hrefs, ...acts }: TalkInfoScreenProps) {
  return (
    <FormPage
      title="話したいこと"
      lead={
        <p>{streamer ? `${isolated(streamer)}さんに、お話しの前に伝わります。` : 'お話しの前に、相手に伝わります。'}</p>
      }
    >
      <Loaded value={initial} label="話したいことを読みこみ中" skeleton={<FieldsSkeleton />}>
        {(values) =>
          values === 'noSlot' ? (
            <EmptyState
              title="枠を予約すると、書けます"
              description="書いた内容は、予約した枠の相手にだけ伝わります。"
              action={{ label: '枠をえらぶ', href: hrefs.slots }}
            />
          ) : (
            <InfoForm initial={values} hrefs={hrefs} {...acts} />
          )
        }
      </Loaded>
    </FormPage>
  )
}

type InfoFormProps = Omit<TalkInfoScreenProps, 'streamer' | 'initial'> & { initial: TalkInfoValues }

function InfoForm({ initial, onValuesChange, onSubmit, isPending, isSaved, refused, hrefs }: InfoFormProps) {
  return (
    <>
      <Form
        label="話したいこと"
        fields={fields}
        initial={initial}
        onValuesChange={onValuesChange}
        onSubmit={(values) => onSubmit(normaliseTalkInfo(values))}
        refused={refused}
        foot={
          <FormFooter submit="この内容で伝える" isPending={isPending} submittingLabel="保存しています">
            <TextLink href={hrefs.livetalk}>ライブトークへもどる</TextLink>
          </FormFooter>
        }
      >
        {({ field }) => (
          <>
            <TextField
              {...field('callName')}
              requirement="任意"
              support={`${talkInfoMaxLength.callName}文字まで。当日、このお名前でお呼びします。`}
              autoComplete="nickname"
            />
            <TextArea
              {...field('topic')}
              requirement="任意"
              support={`${talkInfoMaxLength.topic}文字まで。お話しの途中でも、相手の手元に見えています。`}
              rows={5}
            />
          </>
        )}
      </Form>
      <output className="mt-6 block">
        {isSaved && (
          <span className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-ink pt-4 font-bold">
            伝わりました。お話しの前まで、書き直せます。
            <Button size="small" variant="outline" href={hrefs.livetalk}>
              つぎの準備へ
            </Button>
          </span>
        )}
      </output>
    </>
  )
}
