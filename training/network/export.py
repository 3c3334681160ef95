"""Writes trained weights for the engine: python3 export.py TRAINED.pt OUT.ts (see weights-codec.ts)."""

import sys

import torch

from network import CLASSES, SurfaceNetwork

# as in weights-codec.ts
LARGEST = 22
TOGETHER = (7, 6)
LETTERS = [chr(code) for code in range(33, 126) if chr(code) not in "'\\"]
LEAST_POWER = -20
STEPS_OF_POWER = 150
MIDDLE = len(LETTERS) ** 2 // 2


def folded(block, kind):
    """Weights before batch norm, and what that of the kind multiplies and adds."""
    convolution, norm = block[0], block[1].of[kind]
    factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return convolution.weight, factor, norm.bias - norm.running_mean * factor


def plain(layer):
    weight = layer.weight if layer.weight.dim() == 4 else layer.weight[:, :, None, None]
    return weight, torch.ones(len(layer.bias)), layer.bias


def layers_of(network, kind):
    """In the order of `layers.ts`."""
    blocks = [network.stem, network.to_quarter, network.quarter.first, network.quarter.second]
    blocks += [network.to_eighth, network.eighth.first, network.eighth.second]
    blocks += spreads(network.further) + [network.to_sixteenth] + spreads(network.sixteenth)
    yield from (folded(block, kind) for block in blocks)
    yield plain(network.whole)
    blocks = [network.up_to_eighth, network.across_eighth, network.merge_eighth]
    blocks += [network.up_to_quarter, network.across_quarter, network.merge_quarter]
    yield from (folded(block, kind) for block in blocks)
    for head in CLASSES:
        yield plain(network.heads[head])


def spreads(blocks):
    return [part for block in blocks for part in (block.spread, block.widen, block.narrow)]


def spelled(values):
    """Two letters a number: its sign, and its size as a power of two in steps of a hundred and fiftieth."""
    power = torch.log2(values.abs().clamp(min=2.0**LEAST_POWER))
    size = torch.round((power - LEAST_POWER) * STEPS_OF_POWER).clamp(max=MIDDLE)
    codes = (torch.sign(values) * size).int() + MIDDLE
    return "".join(LETTERS[code // len(LETTERS)] + LETTERS[code % len(LETTERS)] for code in codes.tolist())


@torch.no_grad()
def encode(network, kind):
    """The letters of the weights, which are the same for both kinds, and the scales and biases of one."""
    steps, numbers = [], []
    for weights, factor, bias in layers_of(network, kind):
        scale = weights.abs().amax((1, 2, 3)).clamp(min=1e-9) / LARGEST
        codes = torch.round(weights / scale[:, None, None, None]).int()
        steps += codes.permute(2, 3, 1, 0).reshape(-1).tolist()
        numbers += [spelled(scale * factor), spelled(bias)]
    return packed(steps), "".join(numbers)


def packed(steps):
    """Seven steps, the first the least, as the digits of a number of six letters."""
    count, letters = TOGETHER
    values = torch.tensor(steps + [-LARGEST] * (-len(steps) % count)) + LARGEST
    sums = values.reshape(-1, count).long() @ (2 * LARGEST + 1) ** torch.arange(count)
    digits = [sums // len(LETTERS) ** place % len(LETTERS) for place in reversed(range(letters))]
    return "".join(LETTERS[digit] for digit in torch.stack(digits, 1).reshape(-1).tolist())


def main():
    trained, out = sys.argv[1:]
    network = SurfaceNetwork()
    network.load_state_dict(torch.load(trained))
    written = {}
    for kind in CLASSES:
        written["steps"], written[kind] = encode(network, kind)
    with open(out, "w", encoding="utf8") as file:
        file.write("// Made by tools/surfaces/network/export.py; do not edit.\n")
        file.write("export const networkWeights = {\n")
        for name, text in written.items():
            file.write(f"  {name}:\n    '{text}',\n")
        file.write("};\n")
    print(f"{sum(map(len, written.values())) // 1024} KiB")


if __name__ == "__main__":
    main()
