interface TakenOver {
  from: string
  names: readonly string[]
}

const ofDialogs = ['open', 'onOpenChange', 'title', 'description', 'children', 'footer', 'initialFocus'] as const
const ofFields = ['label', 'requirement', 'support', 'error', 'id'] as const
const ofQuestions = ['legend', 'requirement', 'support', 'error'] as const

/** What components take over from others by their types, which Storybook's parser does not follow. */
export const takenOver: Readonly<Record<string, TakenOver>> = {
  Button: { from: 'AppLink', names: ['href'] },
  CodeField: { from: 'TextField', names: ofFields },
  DateField: { from: 'Fieldset', names: ofQuestions },
  Dialog: { from: 'DialogSurface', names: ofDialogs },
  Jacket: { from: 'Obi', names: ['top', 'title', 'foot'] },
  PasswordField: { from: 'TextField', names: ofFields },
  RadioGroup: { from: 'Fieldset', names: ofQuestions },
  Sheet: { from: 'DialogSurface', names: ofDialogs },
}
