import { formats, fromCents, rules } from '@hearthlight/domain';
import { type DeskGiftStatus, giftStatuses, type PledgeOutcome, pledgeOutcomes } from '@hearthlight/domain/desk';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import * as z from 'zod';

import { ActionError } from '../../actions/action.ts';
import {
  groupOf,
  idArgument,
  parserFor,
  positiveCents,
  printPage,
  printOutput,
  type ProgramEnvironment,
  rowId,
  type SharedOptions,
  withDryRun,
  withJson,
  withPages,
} from '../../actions/command.ts';
import { day, exactMoney, line, reason as reasonField } from '../../actions/document.ts';
import { currencyName } from '../../lib/formats.ts';
import { donorWith } from '../accounts/find-donor.ts';
import { occasionEntry, type OccasionOptions, withOccasion } from '../occasions/commands.ts';
import { changeGiver } from './change-giver.ts';
import { correctGift, type GiftChanges } from './correct-gift.ts';
import { setGiftAnonymity } from './gift-anonymity.ts';
import type { GiftChange } from './gift-change.ts';
import { listGifts } from './list-gifts.ts';
import { showGift } from './read-gift.ts';
import { readReference } from './read-reference.ts';
import { newStatuses, recordGift } from './record-gift.ts';
import { refundGift } from './refund-gift.ts';
import { takeBackPayment } from './take-back-payment.ts';

const wouldChange = 'show what would be recorded, without recording it';

/** Parses a currency code. Only the foundation's currency is accepted. */
const ownCurrency = (code: string): string => {
  const { currency } = formats();
  if (code.toUpperCase() === currency) return currency;
  const name = currencyName(currency);
  throw new InvalidArgumentError(`The books are kept in ${name} (${currency}). Record the amount received in ${name}.`);
};

const email = z.string().refine((value) => rules.email.safeParse(value).success, 'must be an e-mail address');

/** Returns the group of the commands for gifts, to which other features add theirs. */
export const giftGroup = (program: Command): Command => groupOf(program, 'gift');

/** Adds the commands for gifts. */
export function addGiftCommands(program: Command, environment: ProgramEnvironment): void {
  const group = giftGroup(program).alias('donation').description('record, list, correct and refund gifts');
  addGiftList(group, environment);
  addShowCommand(group, environment);
  addAddCommand(group, environment);
  addCorrectCommand(group, environment);
  addRefundCommand(group, environment);
  addTakeBackCommand(group, environment);
  addGiverCommand(group, environment);
  addAnonymityCommand(group, environment);
}

interface ListOptions extends SharedOptions {
  email?: string;
  campaign?: number;
  status?: DeskGiftStatus;
}

function addGiftList(group: Command, environment: ProgramEnvironment): void {
  withPages(group.command('list').description('list gifts, newest first'))
    .option('--email <email>', 'only from this giver')
    .option('--campaign <number>', 'only for this campaign', parserFor(rowId))
    .addOption(new Option('--status <status>', 'only with this status').choices(giftStatuses))
    .action((options: ListOptions) => {
      const { campaign, email: giver, status } = options;
      return printPage(environment, options, ({ database }, range) =>
        listGifts(database, { ...range, campaign, email: giver, status }),
      );
    });
}

function addShowCommand(group: Command, environment: ProgramEnvironment): void {
  withJson(group.command('show').description('show a gift and its history'))
    .addArgument(idArgument())
    .action(async (id: number, options: SharedOptions) => {
      const output = await environment.withContext(({ database }) => showGift(database, id));
      printOutput(environment, options, output);
    });
}

interface AddOptions extends OccasionOptions, SharedOptions {
  amount: number;
  cause: string;
  method: string;
  date?: string;
  status: (typeof newStatuses)[number];
  campaign?: number;
  externalId?: string;
  name?: string;
  reference?: string;
  reason?: string;
  stayAnonymous?: true;
}

function addAddCommand(group: Command, environment: ProgramEnvironment): void {
  withOccasion(withDryRun(withJson(group.command('add').description('record a gift')), wouldChange))
    .argument('[email]', 'the giver’s e-mail address', parserFor(email))
    .requiredOption('--amount <amount>', currencyName(formats().currency), parserFor(positiveCents))
    .option('--cause <text>', 'what it is for (default: the campaign’s title)', parserFor(reasonField))
    .requiredOption('--method <text>', 'the payment method', parserFor(line))
    .option('--date <day>', 'YYYY-MM-DD (default: today in the foundation’s time zone)', parserFor(day))
    .addOption(new Option('--status <status>', 'the payment status').choices(newStatuses).default('completed'))
    .option('--campaign <number>', 'the campaign it is for', parserFor(rowId))
    .option('--name <name>', 'the name of a giver without an account', parserFor(line))
    .option('--external-id <text>', 'the bank’s number for it; a known number is not recorded again', parserFor(line))
    .option('--reference <text>', 'the payment reference; names its giver and campaign')
    .option('--stay-anonymous', 'the giver stays anonymous in public for it')
    .option('--currency <code>', `the currency; only ${formats().currency} is accepted`, ownCurrency)
    .option('--reason <text>', 'a note for the entry', parserFor(reasonField))
    .action(async (address: string | undefined, options: AddOptions) => {
      const { amount, dryRun = false } = options;
      const { id, isKnown, warning } = await record(environment, address, options);
      const giver = address ?? options.name ?? 'an anonymous giver';
      const verb = dryRun ? 'Would record' : 'Recorded';
      const text = isKnown
        ? `Gift ${id} already has the number ${options.externalId}. Nothing was changed.`
        : [`${verb} a gift of ${exactMoney(amount)} for ${giver}.`, ...sentences(warning)].join(' ');
      const json = { id, giver, amount: fromCents(amount), known: isKnown, dry_run: dryRun, warning };
      printOutput(environment, options, { json, text });
    });
}

const record = (environment: ProgramEnvironment, address: string | undefined, options: AddOptions) =>
  environment.withContext(async (context) => {
    const { campaign, name, reference } = options;
    if (address !== undefined && name === undefined) await donorWith(context.database, address);
    const named = reference === undefined ? undefined : await readReference(context.database, reference);
    const isNamed = address !== undefined || name !== undefined;
    return recordGift(
      context,
      {
        giver: { email: address, name, donorId: isNamed ? undefined : named?.donor?.id },
        amountCents: options.amount,
        cause: options.cause,
        paymentMethod: options.method,
        paymentStatus: options.status,
        date: options.date,
        campaignId: campaign ?? named?.campaign?.id,
        externalId: options.externalId,
        reference,
        occasion: occasionEntry(options),
        staysAnonymous: options.stayAnonymous,
        reason: options.reason,
      },
      { dryRun: options.dryRun ?? false },
    );
  });

function addAnonymityCommand(group: Command, environment: ProgramEnvironment): void {
  const description = 'set whether the giver stays anonymous in public for a gift or pledge';
  withJson(group.command('anonymity').description(description))
    .addArgument(idArgument())
    .addArgument(new Argument('<anonymous>', 'whether the name stays out of everything public').choices(['yes', 'no']))
    .action(async (id: number, choice: string, options: SharedOptions) => {
      const anonymous = choice === 'yes';
      await environment.withContext((context) => setGiftAnonymity(context, id, anonymous));
      const text = `The giver ${anonymous ? 'stays' : 'does not stay'} anonymous in public for gift ${id}.`;
      printOutput(environment, options, { json: { id, anonymous }, text });
    });
}

interface CorrectOptions extends SharedOptions {
  amount?: number;
  campaign?: number;
  withoutCampaign?: true;
  cause?: string;
  date?: string;
  method?: string;
  status?: 'completed' | 'failed' | 'canceled';
  pledge?: PledgeOutcome;
  reason: string;
}

function addCorrectCommand(group: Command, environment: ProgramEnvironment): void {
  const description = 'correct a gift with another entry; earlier entries stay';
  withDryRun(withJson(group.command('correct').description(description)), wouldChange)
    .addArgument(idArgument())
    .requiredOption('--reason <text>', 'the reason', parserFor(reasonField))
    .option('--amount <amount>', currencyName(formats().currency), parserFor(positiveCents))
    .option('--campaign <number>', 'the campaign it is for', parserFor(rowId))
    .option('--without-campaign', 'remove it from its campaign')
    .option('--cause <text>', 'what it is for', parserFor(reasonField))
    .option('--date <day>', 'the new day, YYYY-MM-DD', parserFor(day))
    .option('--method <text>', 'the payment method', parserFor(line))
    .addOption(
      new Option('--status <status>', 'the outcome of a pending gift').choices(['completed', 'failed', 'canceled']),
    )
    .addOption(
      new Option(
        '--pledge <choice>',
        'what another sum than pledged does: complete the pledge, or keep its rest open and record a surplus as another gift',
      ).choices(pledgeOutcomes),
    )
    .action(async (id: number, options: CorrectOptions) => {
      const { dryRun = false, pledge: outcome, reason } = options;
      const correction = { changes: changesOf(options), outcome, reason };
      const result = await environment.withContext((context) => correctGift(context, id, correction, { dryRun }));
      const verb = dryRun ? 'Would correct' : 'Corrected';
      const changed = `${verb} gift ${id}: ${exactMoney(result.amountAfter)}, ${result.status}.`;
      const text = [changed, ...sentences(result.warning)].join(' ');
      printOutput(environment, options, { json: jsonOf(result, dryRun), text });
    });
}

/** Returns the new values of a gift. Throws an `ActionError` for two answers about its campaign. */
function changesOf({ amount, campaign, cause, date, method, status, withoutCampaign }: CorrectOptions): GiftChanges {
  if (withoutCampaign && campaign !== undefined) throw new ActionError('Use either --campaign or --without-campaign.');
  return {
    amountCents: amount,
    campaignId: withoutCampaign ? null : campaign,
    cause,
    date,
    paymentMethod: method,
    paymentStatus: status,
  };
}

interface RefundOptions extends SharedOptions {
  amount?: number;
  reason: string;
}

function addRefundCommand(group: Command, environment: ProgramEnvironment): void {
  const description = 'refund a completed gift, or a part of it';
  withDryRun(withJson(group.command('refund').description(description)), wouldChange)
    .addArgument(idArgument())
    .requiredOption('--reason <text>', 'the reason', parserFor(reasonField))
    .option('--amount <amount>', 'the part that goes back (default: all)', parserFor(positiveCents))
    .action(async (id: number, options: RefundOptions) => {
      const { amount: amountCents, dryRun = false, reason } = options;
      const result = await environment.withContext((context) =>
        refundGift(context, id, reason, { amountCents, dryRun }),
      );
      const verb = dryRun ? 'Would refund' : 'Refunded';
      const all = `${verb} gift ${id}: ${exactMoney(result.amountAfter)}.`;
      const part = `${verb} ${exactMoney(amountCents ?? 0)} of gift ${id}; ${exactMoney(result.amountAfter)} stay.`;
      const text = result.status === 'refunded' ? all : part;
      printOutput(environment, options, { json: jsonOf(result, dryRun), text });
    });
}

function addTakeBackCommand(group: Command, environment: ProgramEnvironment): void {
  const description = 'take back a payment of a pledge that was recorded by hand; the pledge is pending again';
  withDryRun(withJson(group.command('take-back').description(description)), wouldChange)
    .addArgument(idArgument())
    .requiredOption('--reason <text>', 'the reason', parserFor(reasonField))
    .action(async (id: number, options: SharedOptions & { reason: string }) => {
      const { dryRun = false, reason } = options;
      const result = await environment.withContext((context) => takeBackPayment(context, id, reason, { dryRun }));
      const verb = dryRun ? 'Would take back' : 'Took back';
      const taken = `${verb} the payment of gift ${id}: ${exactMoney(result.amountAfter)}, ${result.status}.`;
      const text = [taken, ...sentences(result.warning)].join(' ');
      printOutput(environment, options, { json: jsonOf(result, dryRun), text });
    });
}

interface GiverOptions extends SharedOptions {
  donor?: number;
  name?: string;
  reason: string;
}

function addGiverCommand(group: Command, environment: ProgramEnvironment): void {
  const description = 'give a gift to somebody else; without address, --donor and --name to nobody known';
  withDryRun(withJson(group.command('giver').description(description)), wouldChange)
    .addArgument(idArgument())
    .argument('[email]', 'the right giver’s e-mail address', parserFor(email))
    .requiredOption('--reason <text>', 'the reason', parserFor(reasonField))
    .option('--donor <number>', 'the right giver’s donor number', parserFor(rowId))
    .option('--name <name>', 'the name of a giver without an account', parserFor(line))
    .action(async (id: number, address: string | undefined, options: GiverOptions) => {
      const { donor: donorId, dryRun = false, name, reason } = options;
      const giver = { donorId, email: address, name };
      const result = await environment.withContext((context) =>
        changeGiver(context, id, { giver, reason }, { dryRun }),
      );
      const verb = dryRun ? 'Would give' : 'Gave';
      const who = donorId === undefined ? (address ?? name ?? 'an anonymous giver') : `donor ${donorId}`;
      const text = [`${verb} gift ${id} to ${who}.`, ...sentences(result.warning)].join(' ');
      printOutput(environment, options, { json: jsonOf(result, dryRun), text });
    });
}

const sentences = (warning: string | undefined) => (warning === undefined ? [] : [warning]);

const jsonOf = ({ amountAfter, id, status, warning }: GiftChange, dryRun: boolean) => ({
  id,
  amount: fromCents(amountAfter),
  status,
  dry_run: dryRun,
  warning,
});
