import type { ContractState } from '../checkout/order-state.ts';
import { findOrdersOf, saveOrderState } from '../checkout/orders.ts';
import type { Account } from './account.ts';
import {
  billingCycles,
  type Contract,
  contractId,
  contractNode,
  contractsOf,
} from './contract-node.ts';

interface CycleInput {
  billingCycleInput: {
    contractId: string;
    selector: { index?: number | null; date?: string | null };
  };
}

type Status = ContractState['status'];

export async function findContract(id: string, { database, customerId }: Account) {
  const orders = await findOrdersOf(database, customerId);
  return contractsOf(orders).find((contract) => contractId(contract) === id);
}

const problem = (code: string, field: string, message: string) => ({
  code,
  field: [field],
  message,
});

export function contractMutations(account: Account) {
  return {
    subscriptionContractPause: changeStatus('PAUSED', ['ACTIVE']),
    subscriptionContractActivate: changeStatus('ACTIVE', ['PAUSED']),
    subscriptionContractCancel: changeStatus('CANCELLED', ['ACTIVE', 'PAUSED']),
    subscriptionBillingCycleSkip: skipCycle(true),
    subscriptionBillingCycleUnskip: skipCycle(false),
  };

  function changeStatus(status: Status, from: readonly Status[]) {
    return async ({ subscriptionContractId }: { subscriptionContractId: string }) => {
      const refuse = (code: string, message: string) => ({
        contract: null,
        userErrors: [problem(code, 'subscriptionContractId', message)],
      });
      const contract = await findContract(subscriptionContractId, account);
      if (!contract)
        return refuse(
          'SUBSCRIPTION_CONTRACT_DOES_NOT_EXIST',
          'Subscription contract does not exist.',
        );
      if (!from.includes(contract.state.status)) {
        return refuse('INVALID', 'The status of the contract does not allow this.');
      }
      const changed = await save(contract, { ...contract.state, status });
      return { contract: contractNode(changed, account), userErrors: [] };
    };
  }

  function skipCycle(isSkipped: boolean) {
    return async ({ billingCycleInput: { contractId: id, selector } }: CycleInput) => {
      const refuse = (message: string) => ({
        billingCycle: null,
        userErrors: [problem('INVALID', 'billingCycleInput', message)],
      });
      const contract = await findContract(id, account);
      if (!contract) return refuse('Subscription contract does not exist.');
      const cycle = billingCycles(contract, account.now()).find(
        ({ cycleIndex, billingAttemptExpectedDate }) =>
          cycleIndex === selector.index || billingAttemptExpectedDate === selector.date,
      );
      if (!cycle) return refuse('Billing cycle does not exist.');
      const others = contract.state.skipped.filter((index) => index !== cycle.cycleIndex);
      const skipped = isSkipped ? [...others, cycle.cycleIndex] : others;
      await save(contract, { ...contract.state, skipped });
      return { billingCycle: { ...cycle, skipped: isSkipped }, userErrors: [] };
    };
  }

  async function save(contract: Contract, state: ContractState): Promise<Contract> {
    const { order, index } = contract;
    const contracts = { ...order.state.contracts, [index]: state };
    await saveOrderState(account.database, { id: order.id, state: { ...order.state, contracts } });
    return { ...contract, state };
  }
}
