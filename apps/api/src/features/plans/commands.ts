import { formats, rhythms } from '@hearthlight/domain';
import { Argument, type Command, Option } from 'commander';

import {
  idArgument,
  parserFor,
  positiveCents,
  printOutput,
  type ProgramEnvironment,
  type SharedOptions,
  withJson,
} from '../../actions/command.ts';
import { day } from '../../actions/document.ts';
import { currencyName } from '../../lib/formats.ts';
import { giftGroup } from '../gifts/commands.ts';
import { setFurtherGift } from './further-gift.ts';
import { type NewPlan, removePlan, savePlan } from './save-plan.ts';

interface PlanOptions extends SharedOptions {
  rhythm: NewPlan['rhythm'];
  amount: number;
  first: string;
  last?: string;
}

/** Adds the commands for standing orders to those for gifts. */
export function addPlanCommands(program: Command, environment: ProgramEnvironment): void {
  const group = giftGroup(program);
  withJson(group.command('plan').description('record that a gift with a payment reference repeats'))
    .addArgument(idArgument())
    .addOption(new Option('--rhythm <rhythm>', 'how often').choices(rhythms).makeOptionMandatory())
    .requiredOption('--amount <amount>', currencyName(formats().currency), parserFor(positiveCents))
    .requiredOption('--first <day>', 'the day of the first payment, YYYY-MM-DD', parserFor(day))
    .option('--last <day>', 'the day of the last payment, if the end is known', parserFor(day))
    .action(async (id: number, { amount, first, last, rhythm, ...options }: PlanOptions) => {
      const plan = { rhythm, first, amountCents: amount, ...(last !== undefined && { last }) };
      await environment.withContext((context) => savePlan(context, id, plan));
      printOutput(environment, options, { json: { id }, text: `Recorded the standing order of gift ${id}.` });
    });
  withJson(group.command('plan-payment').description('set whether an imported payment is a further gift'))
    .addArgument(idArgument())
    .addArgument(
      new Argument('<further>', 'whether it pays none of the days of its standing order').choices(['yes', 'no']),
    )
    .action(async (id: number, choice: string, options: SharedOptions) => {
      const further = choice === 'yes';
      await environment.withContext((context) => setFurtherGift(context, id, further));
      const text = further ? `Gift ${id} is a further gift.` : `Gift ${id} pays a day of its standing order.`;
      printOutput(environment, options, { json: { id, further }, text });
    });
  withJson(group.command('plan-remove').description('remove a standing order that was recorded by mistake'))
    .addArgument(idArgument())
    .action(async (id: number, options: SharedOptions) => {
      await environment.withContext((context) => removePlan(context, id));
      printOutput(environment, options, { json: { id }, text: `Removed the standing order of gift ${id}.` });
    });
}
