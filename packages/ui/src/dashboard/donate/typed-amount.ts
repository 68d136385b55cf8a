import { formats } from '@hearthlight/domain/formats';

/** Returns an amount as a banking app takes it: Western digits, no symbol, no groups. */
export function typedAmount(amount: number): string {
  const { decimal, decimals, digits } = formats();
  return amount.toFixed(decimals).replace('.', digits === undefined ? decimal : '.');
}
