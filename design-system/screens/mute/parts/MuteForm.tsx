import { useState } from 'react'
import { RadioGroup } from '../../../components/RadioGroup.tsx'
import { TextField } from '../../../components/TextField.tsx'
import type { Paged } from '../../../paged.ts'
import { japanTimeInput } from '../../../text/japanTimeInput.ts'
import { Form } from '../../parts/Form.tsx'
import { FormFooter } from '../../parts/FormFooter.tsx'
import type { FormFields } from '../../parts/useForm.ts'
import {
  isMuteExpired,
  maxMuteWordLength,
  muteChannelsProblem,
  muteEndOf,
  muteEndProblem,
  muteWordProblem,
  muteWordToStore,
  type MuteEnd,
} from '../mute.rules.ts'
import type { MuteChannel, MuteSettings } from '../mute.types.ts'
import { MuteChannelChoice } from './MuteChannelChoice.tsx'

export interface MuteFormProps {
  /** What the form begins with. */
  initial: MuteSettings
  /** The keys of the user's other words. */
  taken: ReadonlySet<string>
  now: string
  /** The channels to which the word can be limited. */
  channels: Paged<MuteChannel>
  /** The label of the button that submits: ミュートする. */
  submit: string
  /** Why the word could not be saved: the list is full. */
  message?: string | undefined
  onSave: (settings: MuteSettings) => void
}

interface Typed {
  word: string
  match: string
  end: string
  time: string
  scope: string
  channels: readonly MuteChannel[]
}

const matches = [
  { value: 'whole', label: 'その言葉だけ' },
  { value: 'part', label: '長い言葉の一部でも' },
]
const ends = [
  { value: 'never', label: 'ずっと' },
  { value: 'today', label: '今日まで' },
  { value: 'time', label: 'ライブの後など、時刻まで' },
]
const scopes = [
  { value: 'all', label: 'すべての場所' },
  { value: 'channels', label: 'えらんだチャンネルだけ' },
]

const fieldsOf = (taken: ReadonlySet<string>, now: string): FormFields<Typed> => ({
  word: { id: 'mute-word', label: '言葉や名前', problem: (typed) => muteWordProblem(typed, taken) },
  match: { id: 'mute-match', label: '探しかた' },
  end: { id: 'mute-end', label: 'いつまで' },
  time: {
    id: 'mute-time',
    label: 'ミュートが終わる日時',
    problem: (typed, { end }) => muteEndProblem(end as MuteEnd, typed, now),
  },
  scope: { id: 'mute-scope', label: 'どこで' },
  channels: {
    id: 'mute-channels',
    label: 'チャンネル',
    problem: (chosen, { scope }) => muteChannelsProblem(scope === 'channels', chosen.length),
  },
})

function typedOf({ word, isPart, until, channels }: MuteSettings, now: string): Typed {
  const isTimed = until !== undefined && !isMuteExpired({ until }, now)
  return {
    word,
    match: isPart ? 'part' : 'whole',
    end: isTimed ? 'time' : 'never',
    time: isTimed ? japanTimeInput(until) : '',
    scope: channels.length > 0 ? 'channels' : 'all',
    channels,
  }
}

const settingsOf = ({ word, match, end, time, scope, channels }: Typed, now: string): MuteSettings => ({
  word: muteWordToStore(word),
  isPart: match === 'part',
  until: muteEndOf(end as MuteEnd, time, now),
  channels: scope === 'channels' ? channels : [],
})

/** The form for a muted word or name: how it is found, until when, and where. Works without a network. */
export function MuteForm({ initial, taken, now, channels, submit, message, onSave }: MuteFormProps) {
  const [start] = useState(() => typedOf(initial, now))
  const [end, setEnd] = useState(start.end)
  const [scope, setScope] = useState(start.scope)
  return (
    <Form
      label="見たくない言葉"
      fields={fieldsOf(taken, now)}
      initial={start}
      shouldFocusField
      message={message}
      onSubmit={(typed) => onSave(settingsOf(typed, now))}
      foot={<FormFooter submit={submit} hasNothingToSubmit />}
    >
      {({ field, setValue }) => (
        <>
          <TextField
            {...field('word')}
            requirement="必須"
            autoComplete="off"
            dir="auto"
            support={`${maxMuteWordLength}文字まで。かな、英字の幅、大文字と小文字は区別しません。名前は、投稿した人の名前も隠します。`}
          />
          <RadioGroup
            label="探しかた"
            name="match"
            id="mute-match"
            isStacked
            options={matches}
            defaultValue={start.match}
            support="「アン」は、「その言葉だけ」なら「アンコール」を隠しません。"
          />
          <RadioGroup
            label="いつまで"
            name="end"
            id="mute-end"
            isStacked
            options={ends}
            defaultValue={start.end}
            onValueChange={setEnd}
          />
          {end === 'time' && (
            <TextField
              {...field('time')}
              type="datetime-local"
              requirement="必須"
              support="日本時間で入力してください。過ぎると隠さなくなり、一覧に残ります。"
            />
          )}
          <RadioGroup
            label="どこで"
            name="scope"
            id="mute-scope"
            isStacked
            options={scopes}
            defaultValue={start.scope}
            onValueChange={setScope}
          />
          {scope === 'channels' && (
            <MuteChannelChoice
              channels={channels}
              initial={start.channels}
              error={field('channels').error}
              onValueChange={(chosen) => setValue('channels', chosen)}
            />
          )}
        </>
      )}
    </Form>
  )
}
