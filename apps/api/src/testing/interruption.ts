import type { KyselyPlugin, OperationNode, QueryId } from 'kysely';

interface Awaited {
  table: string;
  work: () => Promise<unknown>;
}

/** Runs code between two queries of the server, to simulate another process. */
export class Interruption implements KyselyPlugin {
  #awaited: Awaited | undefined;
  #seen = new WeakMap<QueryId, Awaited>();

  /** Runs `work` once, after the server next reads from a table. */
  after(table: string, work: Awaited['work']): void {
    this.#awaited = { table, work };
  }

  transformQuery: KyselyPlugin['transformQuery'] = ({ node, queryId }) => {
    if (this.#awaited && readsFrom(node, this.#awaited.table)) {
      this.#seen.set(queryId, this.#awaited);
      this.#awaited = undefined;
    }
    return node;
  };

  transformResult: KyselyPlugin['transformResult'] = async ({ queryId, result }) => {
    await this.#seen.get(queryId)?.work();
    return result;
  };
}

const readsFrom = (node: OperationNode, table: string) =>
  node.kind === 'SelectQueryNode' && JSON.stringify(node).includes(`"name":"${table}"`);
