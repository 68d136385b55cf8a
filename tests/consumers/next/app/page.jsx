// @ts-check
import {
  ArchPicture,
  Avatar,
  Button,
  CardGrid,
  Checkbox,
  CodeField,
  CopyButton,
  Field,
  FieldGroup,
  Form,
  FormNotice,
  Link,
  MoneyField,
  Notice,
  PasswordField,
  Quote,
  RadioCards,
  Section,
  Select,
  ShareButton,
  Skeleton,
  SkipLink,
  SlidingSteps,
  Spinner,
  Stat,
  StatusText,
  Steps,
  Tag,
  TextArea,
  TextSkeleton,
  Ticker,
  VisuallyHidden,
} from '@hearthlight/ui';

import { Interactive } from './interactive.jsx';

const choices = [
  { value: 'once', label: 'Once' },
  { value: 'monthly', label: 'Every month' },
];
const meals = Array.from({ length: 8 }, (_, index) => ({
  id: String(index),
  content: `Meal ${index + 1}`,
  text: `Meal ${index + 1}`,
}));

/** A server component. */
export default function Page() {
  return (
    <>
      <SkipLink targetId="main" />
      <main id="main">
        <Section title="Give a meal" intro="A page that the server renders.">
          <Form>
            <FieldGroup title="Gift">
              <Field label="Name" />
              <MoneyField label="Amount" />
              <Select label="How often" options={choices} />
              <RadioCards label="Rhythm" name="rhythm" options={choices} />
              <CodeField label="Code" length={5} />
              <PasswordField label="Password" autoComplete="new-password" />
              <TextArea label="Message" maxLength={200} />
              <Checkbox label="Tell me how it was" />
            </FieldGroup>
            <FormNotice result={{ ok: true, message: 'Saved.' }} />
            <Button type="submit" className="mt-6">
              Give $12
            </Button>
          </Form>
        </Section>
        <Section title="What a meal does" background="paper">
          <CardGrid gap="medium">
            <Stat value="1,204" label="meals" />
            <Tag>Food</Tag>
            <StatusText tone="success">Completed</StatusText>
            <Quote quote="It was warm." author="Amina" />
            <ArchPicture src="" alt="A kitchen" />
            <Avatar src="" />
            <Notice tone="info">Served at noon.</Notice>
            <Link href="/">
              Home<VisuallyHidden> page</VisuallyHidden>
            </Link>
            <CopyButton text="A meal" />
            <ShareButton title="A meal" url="https://example.org/" />
          </CardGrid>
          <Steps steps={['Choose', 'Give']} current={0} />
          <SlidingSteps current={0}>
            <p>Choose</p>
            <p>Give</p>
          </SlidingSteps>
          <Ticker label="meals" items={meals} />
        </Section>
        <Section title="Loading">
          <Spinner />
          <Skeleton shape="text" />
          <TextSkeleton length={120} />
        </Section>
        <Section title="Interactive" background="paper">
          <Interactive />
        </Section>
      </main>
    </>
  );
}
