interface InheritedProps {
  from: string
  names: readonly string[]
}

const dialogProperties = [
  'open',
  'defaultOpen',
  'onOpenChange',
  'trigger',
  'title',
  'description',
  'children',
  'footer',
  'initialFocus',
] as const
const textFieldProperties = ['label', 'requirement', 'support', 'error', 'id'] as const
const fieldsetProperties = ['label', 'requirement', 'support', 'error', 'className'] as const

/** Properties that components inherit from other components' props, which Storybook's parser does not find. */
export const inheritedProps: Readonly<Record<string, InheritedProps>> = {
  Button: { from: 'AppLink', names: ['href'] },
  CodeField: { from: 'TextField', names: textFieldProperties },
  DateField: { from: 'Fieldset', names: fieldsetProperties },
  Dialog: { from: 'DialogSurface', names: dialogProperties },
  Jacket: { from: 'Obi', names: ['top', 'title', 'isName', 'foot'] },
  PasswordField: { from: 'TextField', names: textFieldProperties },
  RadioGroup: { from: 'Fieldset', names: fieldsetProperties },
  Sheet: { from: 'DialogSurface', names: dialogProperties },
}
