"""From scores of photos that taught nothing to likelihoods, and from where on each kind is named."""

import numpy as np
import torch
import torch.nn.functional as functional

# of all namings so many are right, of those of one kind at least so many
PRECISION, KIND_PRECISION = 0.93, 0.85
LEAST_NAMED = 6
# and the surest cell of a kind lies in a labelled box this often where it is rightly named
PLACED = 0.5
LOWEST, NEVER = 0.5, 2.0


def fitted(scores, shown):
    """Slope and offset of the logit of one kind."""
    if shown.sum() < 3:
        return 1.0, -5.0
    given = torch.tensor(scores, dtype=torch.float32)
    truth = torch.tensor(shown, dtype=torch.float32)
    mean = given.mean()
    numbers = torch.tensor([1.0, 0.0], requires_grad=True)
    descent = torch.optim.LBFGS([numbers], max_iter=60)

    def step():
        descent.zero_grad()
        told = numbers[0] * (given - mean) + numbers[1]
        loss = functional.binary_cross_entropy_with_logits(told, truth)
        loss = loss + 0.01 * (numbers[0] - 1) ** 2
        loss.backward()
        return loss

    descent.step(step)
    slope, offset = numbers.detach().tolist()
    return slope, offset - slope * float(mean)


def all_fitted(scores, shown):
    kinds = range(scores.shape[1])
    return tuple(np.array(part) for part in zip(*[fitted(scores[:, k], shown[:, k]) for k in kinds]))


def likelihoods_of(scores, slopes, offsets):
    return 1 / (1 + np.exp(-(scores * slopes + offsets)))


def calibrated(scores, shown, folds):
    """Slopes and offsets fitted on all folds, and likelihoods of each photo as fitted on the other folds."""
    likelihoods = np.zeros_like(scores)
    for fold in sorted(set(folds)):
        here = folds == fold
        likelihoods[here] = likelihoods_of(scores[here], *all_fitted(scores[~here], shown[~here]))
    return (*all_fitted(scores, shown), likelihoods)


def least_of_kind(likelihoods, shown, placed, floor):
    for least in sorted({floor, *likelihoods[likelihoods >= floor]}):
        named = likelihoods >= least
        if named.sum() < LEAST_NAMED:
            return NEVER
        if shown[named].mean() >= KIND_PRECISION:
            return float(least) if placed[named & shown].mean() >= PLACED else NEVER
    return NEVER


def thresholds(likelihoods, shown, placed, kinds):
    """The least likelihood from which each kind may be named: the lowest that names rightly enough."""
    for floor in np.arange(LOWEST, 1, 0.01):
        least = np.array(
            [
                least_of_kind(likelihoods[:, kind], shown[:, kind], placed[:, kind], floor)
                for kind in range(len(kinds))
            ]
        )
        named = likelihoods >= least
        if not named.any() or shown[named].mean() >= PRECISION:
            break
    for kind, letter in enumerate(kinds):
        there, said = shown[:, kind], named[:, kind]
        print(
            f"{letter} there {there.sum()} named {said.sum()} rightly {(said & there).sum()}"
            f" placed {placed[there, kind].mean():.2f} from {least[kind]:.2f}"
        )
    looked_for = shown[:, least < NEVER]
    print(
        f"named {named.sum()}, rightly {shown[named].mean():.3f}; found"
        f" {named[shown].sum() / max(1, looked_for.sum()):.3f} of kinds that are looked for,"
        f" {named[shown].mean():.3f} of all"
    )
    return least
