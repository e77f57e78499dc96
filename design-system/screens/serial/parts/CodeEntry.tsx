import { TextArea } from '../../../components/TextArea.tsx'
import { Form } from '../../parts/Form.tsx'
import { FormFoot } from '../../parts/FormFoot.tsx'
import type { FormFields, ServerErrors } from '../../parts/useForm.ts'
import { codesAtOnce, codesIn, codesProblem } from '../serial.rules.ts'
import type { RefusedCode } from '../serial.types.ts'
import { RefusedCodes } from './RefusedCodes.tsx'

interface Values {
  codes: string
}

export interface CodeEntryProps {
  /** What the box begins with: what was typed before, or what was refused. */
  typed: string
  /** After each change, so that a reload loses nothing. */
  onType: (typed: string) => void
  /** The codes, each once, in the form in which they are printed. */
  onCheck: (codes: string[]) => void
  sending: boolean
  errors?: ServerErrors<Values>
  refused: RefusedCode[]
  /** Nothing else came of it: the focus goes to the refused codes. */
  isRefusal: boolean
}

const fields: FormFields<Values> = { codes: { id: 'codes', label: 'シリアルコード', problem: codesProblem } }

/** The box for codes: one, or many lines at once. */
export function CodeEntry({ typed, onType, onCheck, sending, errors, refused, isRefusal }: CodeEntryProps) {
  return (
    <Form
      label="シリアルコードの登録"
      fields={fields}
      initial={{ codes: typed }}
      onSubmit={({ codes }) => onCheck(codesIn(codes).slice(0, codesAtOnce))}
      onTyped={({ codes }) => onType(codes)}
      refused={errors}
      focusesField
      foot={<FormFoot submit="もらえるものを確かめる" submitting={sending} submittingLabel="確かめています" />}
    >
      {({ field }) => (
        <>
          <RefusedCodes codes={refused} takesFocus={isRefusal} />
          <TextArea
            {...field('codes')}
            requirement="必須"
            support={`1行に1件ずつ。まとめて貼りつけられます。全角と小文字はそのままで大丈夫です。一度に登録できるのは${codesAtOnce}件までです。`}
            rows={4}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </>
      )}
    </Form>
  )
}
